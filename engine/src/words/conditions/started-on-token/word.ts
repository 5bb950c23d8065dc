/** Your hero stood on a token of yours when the turn began. */
import { conditionWord } from '../../../data/vocabulary.ts';
import type { Condition, Fighter } from '../../../data/words.ts';
import { fighter } from '../../fighters.ts';

declare module '../../../data/words.ts' {
  interface Conditions {
    startedOnToken: { if: 'startedOnToken'; who: Fighter };
  }
}
export const startedOnToken = (who: Fighter): Condition => ({ if: 'startedOnToken', who });

export const word = conditionWord('startedOnToken', {
  said: 'anywhere',
  needs: { your: 'token' },
  fields: { who: fighter },
  opponent: false,
  discloses: false,
  names: null,
  holds: (game, frame) => game.seats[frame.you].startedOnToken === 1,
});
