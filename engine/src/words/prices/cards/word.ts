/** So many cards from your hand. */
import { priceWord } from '../../../data/vocabulary.ts';
import type { Price } from '../../../data/words.ts';
import { discardFromHand } from '../../../rules/cards.ts';
import { upToHighest } from '../../fields.ts';

declare module '../../../data/words.ts' {
  interface Prices {
    cards: { pay: 'cards'; cards: number };
  }
}
export const cardsFromHand = (cards: number): Price => ({ pay: 'cards', cards });

export const word = priceWord('cards', {
  said: 'anywhere',
  needs: null,
  fields: { cards: upToHighest },
  opponent: false,
  discloses: false,
  canPay: (game, frame, { cards: many }) => !game.seats[frame.you].out && game.seats[frame.you].hand.length >= many,
  cards: ({ cards: many }) => many,
  pay(game, frame, _args, kinds) {
    for (const kind of kinds) discardFromHand(game, frame.you, kind, frame.you);
  },
});
