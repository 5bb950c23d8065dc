/** Adjacent to the fighter. */
import { filterWord } from '../../../data/vocabulary.ts';
import type { Fighter } from '../../../data/words.ts';
import { isAdjacent } from '../../../rules/movement.ts';
import { fighter, spaceOf } from '../../fighters.ts';

declare module '../../../data/words.ts' {
  interface Filters {
    adjacentTo: { is: 'adjacentTo'; who: Fighter };
  }
}
export const word = filterWord('adjacentTo', {
  said: 'anywhere',
  needs: null,
  fields: { who: fighter },
  opponent: false,
  discloses: false,
  isOthers: false,
  fits: (game, frame, { who }, each) => isAdjacent(game, spaceOf(who, game, frame), game.space[each]),
});
