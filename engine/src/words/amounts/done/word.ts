/** The number the sentence before came to: cards discarded, damage dealt, a number named or paid. */
import { amountWord } from '../../../data/vocabulary.ts';
import type { Amount } from '../../../data/words.ts';

declare module '../../../data/words.ts' {
  interface Amounts {
    done: { per: 'done' };
  }
}
export const thatMany: Amount = { per: 'done' };

export const word = amountWord('done', 'per', {
  said: 'anywhere',
  needs: null,
  isThatMany: true,
  fields: {},
  opponent: false,
  discloses: false,
  count: (_game, frame) => frame.thatMany,
});
