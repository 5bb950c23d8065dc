/** Adjacent to the space picked before. */
import { placeWord } from '../../../data/vocabulary.ts';
import type { SpaceFilter } from '../../../data/words.ts';
import { isAdjacent } from '../../../rules/movement.ts';

declare module '../../../data/words.ts' {
  interface Places {
    adjacentToPicked: { is: 'adjacentToPicked' };
  }
}
export const adjacentToPicked: SpaceFilter = { is: 'adjacentToPicked' };

export const word = placeWord('adjacentToPicked', {
  said: 'anywhere',
  needs: null,
  fields: {},
  opponent: false,
  discloses: false,
  isElsewhere: false,
  meets: (game, frame, _args, space) => isAdjacent(game, frame.thatSpace, space),
});
