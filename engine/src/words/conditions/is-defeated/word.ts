/** The fighter is defeated. */
import { conditionWord } from '../../../data/vocabulary.ts';
import type { Condition, Fighter } from '../../../data/words.ts';
import { fighter } from '../../fighters.ts';

declare module '../../../data/words.ts' {
  interface Conditions {
    isDefeated: { if: 'isDefeated'; who: Fighter };
  }
}
export const isDefeated = (who: Fighter): Condition => ({ if: 'isDefeated', who });

export const word = conditionWord('isDefeated', {
  said: 'anywhere',
  needs: null,
  fields: { who: fighter },
  opponent: false,
  discloses: false,
  names: null,
  holds: (game, frame, { who }) => {
    const meant = who(game, frame);
    return meant >= 0 && game.health[meant] === 0;
  },
});
