/** Without a token of yours. */
import { placeWord } from '../../../data/vocabulary.ts';
import type { SpaceFilter } from '../../../data/words.ts';

declare module '../../../data/words.ts' {
  interface Places {
    withoutToken: { is: 'withoutToken' };
  }
}
export const withoutToken: SpaceFilter = { is: 'withoutToken' };

export const word = placeWord('withoutToken', {
  said: 'anywhere',
  needs: { your: 'token' },
  fields: {},
  opponent: false,
  discloses: false,
  isElsewhere: false,
  meets: (game, frame, _args, space) => !game.seats[frame.you].tokens.includes(space),
});
