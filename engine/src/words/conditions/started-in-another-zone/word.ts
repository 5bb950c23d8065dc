/** The fighter shares no zone with the space where it started the turn. */
import { conditionWord } from '../../../data/vocabulary.ts';
import type { Condition, Fighter } from '../../../data/words.ts';
import { isOnBoard } from '../../../machine/seats.ts';
import { isSameZone } from '../../../rules/movement.ts';
import { fighter } from '../../fighters.ts';

declare module '../../../data/words.ts' {
  interface Conditions {
    startedInAnotherZone: { if: 'startedInAnotherZone'; who: Fighter };
  }
}
export const startedInAnotherZone = (who: Fighter): Condition => ({ if: 'startedInAnotherZone', who });

export const word = conditionWord('startedInAnotherZone', {
  said: 'anywhere',
  needs: null,
  fields: { who: fighter },
  opponent: false,
  discloses: false,
  names: null,
  holds: (game, frame, { who }) => {
    const meant = who(game, frame);
    return isOnBoard(game, meant) && game.turnStart[meant] >= 0 && !isSameZone(game, game.turnStart[meant], game.space[meant]);
  },
});
