/** The fighter is on the board with no more health than that. */
import { MOST_HEALTH } from '../../../data/define.ts';
import { conditionWord } from '../../../data/vocabulary.ts';
import type { Condition, Fighter } from '../../../data/words.ts';
import { isOnBoard } from '../../../machine/seats.ts';
import { whole } from '../../fields.ts';
import { fighter } from '../../fighters.ts';

declare module '../../../data/words.ts' {
  interface Conditions {
    healthAtMost: { if: 'healthAtMost'; who: Fighter; health: number };
  }
}
export const healthAtMost = (who: Fighter, health: number): Condition => ({ if: 'healthAtMost', who, health });

export const word = conditionWord('healthAtMost', {
  said: 'anywhere',
  needs: null,
  fields: { who: fighter, health: whole(0, MOST_HEALTH) },
  opponent: false,
  discloses: false,
  names: null,
  holds: (game, frame, { who, health }) => {
    const meant = who(game, frame);
    return isOnBoard(game, meant) && game.health[meant] <= health;
  },
});
