/** Adjacent to the fighter. */
import { placeWord } from '../../../data/vocabulary.ts';
import type { Fighter, Filter, SpaceFilter } from '../../../data/words.ts';
import { isAdjacent } from '../../../rules/movement.ts';
import { fighter, spaceOf } from '../../fighters.ts';

declare module '../../../data/words.ts' {
  interface Places {
    adjacentTo: { is: 'adjacentTo'; who: Fighter };
  }
}
export const adjacentTo = (who: Fighter): Filter & SpaceFilter => ({ is: 'adjacentTo', who });

export const word = placeWord('adjacentTo', {
  said: 'anywhere',
  needs: null,
  fields: { who: fighter },
  opponent: false,
  discloses: false,
  isElsewhere: false,
  meets: (game, frame, { who }, space) => isAdjacent(game, spaceOf(who, game, frame), space),
});
