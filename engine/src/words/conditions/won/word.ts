/** You won the combat. */
import { conditionWord } from '../../../data/vocabulary.ts';
import type { Condition } from '../../../data/words.ts';
import { combatOf } from '../../../machine/query.ts';

declare module '../../../data/words.ts' {
  interface Conditions {
    won: { if: 'won' };
  }
}
export const youWon: Condition = { if: 'won' };

export const word = conditionWord('won', {
  said: 'afterCombat',
  needs: null,
  fields: {},
  opponent: false,
  discloses: false,
  names: null,
  holds: (game, frame) => combatOf(game).winner === frame.side,
});
