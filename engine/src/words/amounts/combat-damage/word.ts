/** The combat damage that the defender took. */
import { amountWord } from '../../../data/vocabulary.ts';
import type { Amount } from '../../../data/words.ts';
import { combatOf } from '../../../machine/query.ts';

declare module '../../../data/words.ts' {
  interface Amounts {
    combatDamage: { per: 'combatDamage' };
  }
}
export const combatDamageTaken: Amount = { per: 'combatDamage' };

export const word = amountWord('combatDamage', 'per', {
  said: 'afterCombat',
  needs: null,
  fields: {},
  opponent: false,
  discloses: false,
  isThatMany: false,
  count: (game) => (game.combats.length ? combatOf(game).dealt : 0),
});
