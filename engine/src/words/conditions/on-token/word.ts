/** The fighter stands on a token of yours. */
import { conditionWord } from '../../../data/vocabulary.ts';
import type { Condition, Fighter } from '../../../data/words.ts';
import { fighter, spaceOf } from '../../fighters.ts';

declare module '../../../data/words.ts' {
  interface Conditions {
    onToken: { if: 'onToken'; who: Fighter };
  }
}
export const isOnToken = (who: Fighter): Condition => ({ if: 'onToken', who });

export const word = conditionWord('onToken', {
  said: 'anywhere',
  needs: { your: 'token' },
  fields: { who: fighter },
  opponent: false,
  discloses: false,
  names: null,
  holds: (game, frame, { who }) => {
    const at = spaceOf(who, game, frame);
    return at >= 0 && game.seats[frame.you].tokens.includes(at);
  },
});
