/** One for each of your counters. */
import { amountWord } from '../../../data/vocabulary.ts';
import type { Amount } from '../../../data/words.ts';

declare module '../../../data/words.ts' {
  interface Amounts {
    counter: { per: 'counter' };
  }
}
export const perCounter: Amount = { per: 'counter' };

export const word = amountWord('counter', 'per', {
  said: 'anywhere',
  needs: { your: 'counter' },
  fields: {},
  opponent: false,
  discloses: false,
  isThatMany: false,
  count: (game, frame) => game.seats[frame.you].counter,
});
