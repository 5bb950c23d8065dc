/** Each of them holds. */
import { conditionWord } from '../../../data/vocabulary.ts';
import type { Condition } from '../../../data/words.ts';
import { conditions } from '../../fields.ts';

declare module '../../../data/words.ts' {
  interface Conditions {
    all: { if: 'all'; of: readonly Condition[] };
  }
}
export const allOf = (...of: Condition[]): Condition => ({ if: 'all', of });

export const word = conditionWord('all', {
  said: 'anywhere',
  needs: null,
  fields: { of: conditions },
  opponent: false,
  discloses: false,
  names: null,
  holds: (game, frame, { of }) => of.every((holds) => holds(game, frame)),
});
