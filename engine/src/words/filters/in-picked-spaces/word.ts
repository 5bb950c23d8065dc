/** On one of the two spaces picked last. */
import { filterWord } from '../../../data/vocabulary.ts';
import type { Filter } from '../../../data/words.ts';

declare module '../../../data/words.ts' {
  interface Filters {
    inPickedSpaces: { is: 'inPickedSpaces' };
  }
}
export const inPickedSpaces: Filter = { is: 'inPickedSpaces' };

export const word = filterWord('inPickedSpaces', {
  said: 'anywhere',
  needs: null,
  fields: {},
  opponent: false,
  discloses: false,
  isOthers: false,
  fits: (game, frame, _args, each) => game.space[each] === frame.thatSpace || game.space[each] === frame.spaceBefore,
});
