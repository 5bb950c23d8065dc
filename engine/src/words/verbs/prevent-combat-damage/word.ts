/** No combat damage in this combat. */
import { verb } from '../../../data/word.ts';
import type { Effect } from '../../../data/words.ts';
import { combatOf } from '../../../machine/query.ts';

declare module '../../../data/words.ts' {
  interface Verbs {
    preventCombatDamage: { do: 'preventCombatDamage' };
  }
}
export const preventCombatDamage: Effect = { do: 'preventCombatDamage' };

export const word = verb('preventCombatDamage', {
  also: 'prevent',
  said: 'combat',
  needs: null,
  fields: {},
  opponent: false,
  discloses: false,
  looks: false,
  motif: 'guard',
  asks: null,
  isPossible: null,
  isVain: null,
  tells: null,
  perform(game) {
    combatOf(game).prevented = 1;
  },
});
