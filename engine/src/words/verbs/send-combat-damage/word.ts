/** The combat damage goes to a fighter of the combat. */
import { plain } from '../../../data/fields.ts';
import { oneOf } from '../../../data/kinds.ts';
import { verb } from '../../../data/word.ts';
import type { Effect } from '../../../data/words.ts';
import { combatOf } from '../../../machine/query.ts';

declare module '../../../data/words.ts' {
  interface Verbs {
    sendCombatDamage: { do: 'sendCombatDamage'; to: 'yourFighter' | 'opposingFighter' };
  }
}
export const sendCombatDamage = (to: 'yourFighter' | 'opposingFighter'): Effect => ({ do: 'sendCombatDamage', to });

export const word = verb('sendCombatDamage', {
  also: null,
  said: 'combat',
  needs: null,
  fields: { to: plain(oneOf('fighter in the combat', ['yourFighter', 'opposingFighter'])) },
  opponent: false,
  discloses: false,
  looks: false,
  motif: 'damage',
  asks: null,
  isPossible: null,
  isVain: null,
  tells: null,
  perform(game, frame, args) {
    combatOf(game).sentTo = args.to === 'opposingFighter' ? 1 - frame.side : frame.side;
  },
});
