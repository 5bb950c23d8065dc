/** So many of your counters. */
import { priceWord } from '../../../data/vocabulary.ts';
import type { Price } from '../../../data/words.ts';
import { addToCounter } from '../../../rules/counters.ts';
import { upToHighest } from '../../fields.ts';

declare module '../../../data/words.ts' {
  interface Prices {
    counter: { pay: 'counter'; count: number };
  }
}
export const fromCounter = (count: number): Price => ({ pay: 'counter', count });

export const word = priceWord('counter', {
  said: 'anywhere',
  needs: { your: 'counter' },
  fields: { count: upToHighest },
  opponent: false,
  discloses: false,
  canPay: (game, frame, { count }) => game.seats[frame.you].counter >= count,
  cards: () => 0,
  pay(game, frame, { count }) {
    addToCounter(game, frame.you, -count);
  },
});
