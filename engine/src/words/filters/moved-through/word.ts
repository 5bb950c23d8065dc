/** Moved through by the last charge. */
import { filterWord } from '../../../data/vocabulary.ts';
import type { Filter } from '../../../data/words.ts';

declare module '../../../data/words.ts' {
  interface Filters {
    movedThrough: { is: 'movedThrough' };
  }
}
export const movedThrough: Filter = { is: 'movedThrough' };

export const word = filterWord('movedThrough', {
  said: 'anywhere',
  needs: null,
  fields: {},
  opponent: false,
  discloses: false,
  isOthers: false,
  fits: (_game, frame, _args, each) => (frame.passed & (1 << each)) !== 0,
});
