/** On a token of yours. */
import { filterWord } from '../../../data/vocabulary.ts';
import type { Filter } from '../../../data/words.ts';

declare module '../../../data/words.ts' {
  interface Filters {
    onToken: { is: 'onToken' };
  }
}
export const onToken: Filter = { is: 'onToken' };

export const word = filterWord('onToken', {
  said: 'anywhere',
  needs: { your: 'token' },
  fields: {},
  opponent: false,
  discloses: false,
  isOthers: false,
  fits: (game, frame, _args, each) => game.seats[frame.you].tokens.includes(game.space[each]),
});
