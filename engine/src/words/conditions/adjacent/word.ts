/** The two fighters are adjacent. */
import { conditionWord } from '../../../data/vocabulary.ts';
import type { Condition, Fighter } from '../../../data/words.ts';
import { isAdjacent } from '../../../rules/movement.ts';
import { fighter, spaceOf } from '../../fighters.ts';

declare module '../../../data/words.ts' {
  interface Conditions {
    adjacent: { if: 'adjacent'; who: Fighter; to: Fighter };
  }
}
export const areAdjacent = (who: Fighter, to: Fighter): Condition => ({ if: 'adjacent', who, to });

export const word = conditionWord('adjacent', {
  said: 'anywhere',
  needs: null,
  fields: { who: fighter, to: fighter },
  opponent: false,
  discloses: false,
  names: null,
  holds: (game, frame, { who, to }) => isAdjacent(game, spaceOf(who, game, frame), spaceOf(to, game, frame)),
});
