/** The amount is at least that many. */
import { conditionWord } from '../../../data/vocabulary.ts';
import type { Amount, Condition } from '../../../data/words.ts';
import { amount, upToHighest } from '../../fields.ts';

declare module '../../../data/words.ts' {
  interface Conditions {
    atLeast: { if: 'atLeast'; amount: Amount; than: number };
  }
}
export const atLeast = (than: number, of: Amount): Condition => ({ if: 'atLeast', amount: of, than });

export const word = conditionWord('atLeast', {
  said: 'anywhere',
  needs: null,
  fields: { amount, than: upToHighest },
  opponent: false,
  discloses: false,
  names: null,
  holds: (game, frame, { amount: many, than }) => many(game, frame) >= than,
});
