/** The space picked before. */
import { placeWord } from '../../../data/vocabulary.ts';
import type { SpaceFilter } from '../../../data/words.ts';

declare module '../../../data/words.ts' {
  interface Places {
    picked: { is: 'picked' };
  }
}
export const thatSpace: SpaceFilter = { is: 'picked' };

export const word = placeWord('picked', {
  said: 'anywhere',
  needs: null,
  fields: {},
  opponent: false,
  discloses: false,
  isElsewhere: false,
  meets: (_game, frame, _args, space) => space === frame.thatSpace,
});
