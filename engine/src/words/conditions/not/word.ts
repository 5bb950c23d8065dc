/** It does not hold. */
import { conditionWord } from '../../../data/vocabulary.ts';
import type { Condition } from '../../../data/words.ts';
import { condition } from '../../fields.ts';

declare module '../../../data/words.ts' {
  interface Conditions {
    not: { if: 'not'; that: Condition };
  }
}
export const not = (that: Condition): Condition => ({ if: 'not', that });

export const word = conditionWord('not', {
  said: 'anywhere',
  needs: null,
  fields: { that: condition },
  opponent: false,
  discloses: false,
  names: null,
  holds: (game, frame, { that }) => !that(game, frame),
});
