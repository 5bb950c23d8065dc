/** Without a fighter; so never the own space. */
import { placeWord } from '../../../data/vocabulary.ts';
import type { SpaceFilter } from '../../../data/words.ts';
import { occupant } from '../../../rules/movement.ts';

declare module '../../../data/words.ts' {
  interface Places {
    empty: { is: 'empty' };
  }
}
export const empty: SpaceFilter = { is: 'empty' };

export const word = placeWord('empty', {
  said: 'anywhere',
  needs: null,
  fields: {},
  opponent: false,
  discloses: false,
  isElsewhere: true,
  meets: (game, _frame, _args, space) => occupant(game, space) < 0,
});
