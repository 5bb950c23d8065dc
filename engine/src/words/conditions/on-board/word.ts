/** The fighter is on the board. */
import { conditionWord } from '../../../data/vocabulary.ts';
import type { Condition, Fighter } from '../../../data/words.ts';
import { isOnBoard as stands } from '../../../machine/seats.ts';
import { fighter } from '../../fields.ts';

declare module '../../../data/words.ts' {
  interface Conditions {
    onBoard: { if: 'onBoard'; who: Fighter };
  }
}
export const isOnBoard = (who: Fighter): Condition => ({ if: 'onBoard', who });

export const word = conditionWord('onBoard', {
  said: 'anywhere',
  fields: { who: fighter },
  holds: (game, frame, { who }) => stands(game, who(game, frame)),
});
