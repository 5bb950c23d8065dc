/** The fighter is on the board. */
import { conditionWord } from '../../../data/vocabulary.ts';
import type { Condition, Fighter } from '../../../data/words.ts';
import { isOnBoard as stands } from '../../../machine/seats.ts';
import { fighter } from '../../fighters.ts';

declare module '../../../data/words.ts' {
  interface Conditions {
    onBoard: { if: 'onBoard'; who: Fighter };
  }
}
export const isOnBoard = (who: Fighter): Condition => ({ if: 'onBoard', who });

export const word = conditionWord('onBoard', {
  said: 'anywhere',
  needs: null,
  fields: { who: fighter },
  opponent: false,
  discloses: false,
  names: null,
  holds: (game, frame, { who }) => stands(game, who(game, frame)),
});
