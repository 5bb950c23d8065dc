/** The fighter is not where it started the turn. */
import { conditionWord } from '../../../data/vocabulary.ts';
import type { Condition, Fighter } from '../../../data/words.ts';
import { isOnBoard } from '../../../machine/seats.ts';
import { fighter } from '../../fighters.ts';

declare module '../../../data/words.ts' {
  interface Conditions {
    startedElsewhere: { if: 'startedElsewhere'; who: Fighter };
  }
}
export const startedElsewhere = (who: Fighter): Condition => ({ if: 'startedElsewhere', who });

export const word = conditionWord('startedElsewhere', {
  said: 'anywhere',
  needs: null,
  fields: { who: fighter },
  opponent: false,
  discloses: false,
  names: null,
  holds: (game, frame, { who }) => {
    const meant = who(game, frame);
    return isOnBoard(game, meant) && game.turnStart[meant] >= 0 && game.turnStart[meant] !== game.space[meant];
  },
});
