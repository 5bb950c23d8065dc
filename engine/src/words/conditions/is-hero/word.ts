/** The fighter is a hero. */
import { matchOf } from '../../../data/match.ts';
import { conditionWord } from '../../../data/vocabulary.ts';
import type { Condition, Fighter } from '../../../data/words.ts';
import { fighter } from '../../fighters.ts';

declare module '../../../data/words.ts' {
  interface Conditions {
    isHero: { if: 'isHero'; who: Fighter };
  }
}
export const isHero = (who: Fighter): Condition => ({ if: 'isHero', who });

export const word = conditionWord('isHero', {
  said: 'anywhere',
  needs: null,
  fields: { who: fighter },
  opponent: false,
  discloses: false,
  names: null,
  holds: (game, frame, { who }) => {
    const meant = who(game, frame);
    return meant >= 0 && matchOf(game).fighters[meant].isHero;
  },
});
