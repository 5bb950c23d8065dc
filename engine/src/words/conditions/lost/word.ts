/** You lost the combat. */
import { conditionWord } from '../../../data/vocabulary.ts';
import type { Condition } from '../../../data/words.ts';
import { combatOf } from '../../../machine/query.ts';

declare module '../../../data/words.ts' {
  interface Conditions {
    lost: { if: 'lost' };
  }
}
export const youLost: Condition = { if: 'lost' };

export const word = conditionWord('lost', {
  said: 'afterCombat',
  needs: null,
  fields: {},
  opponent: false,
  discloses: false,
  names: null,
  holds: (game, frame) => combatOf(game).winner === 1 - frame.side,
});
