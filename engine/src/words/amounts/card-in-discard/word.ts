/** One for each such card in your discard pile. */
import { kindOf } from '../../../data/card.ts';
import { amountWord } from '../../../data/vocabulary.ts';
import type { Amount, Cards } from '../../../data/words.ts';
import { cards } from '../../fields.ts';

declare module '../../../data/words.ts' {
  interface Amounts {
    cardInDiscard: { per: 'cardInDiscard'; cards: Cards };
  }
}
export const perCardInDiscard = (cards: Cards): Amount => ({ per: 'cardInDiscard', cards });

export const word = amountWord('cardInDiscard', 'per', {
  said: 'anywhere',
  needs: null,
  fields: { cards },
  opponent: false,
  discloses: false,
  isThatMany: false,
  count: (game, frame, { cards: fits }) => game.seats[frame.you].discard.filter((card) => fits(game, kindOf(card))).length,
});
