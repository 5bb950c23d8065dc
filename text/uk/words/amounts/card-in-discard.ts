import { END } from '../../../slavic/sentences.ts';
import type { AmountText } from '../../../words.ts';
import { cards, every, pile, so } from '../../amounts.ts';
import type { Case } from '../../declension.ts';

export const text: AmountText<'cardInDiscard', Case> = {
  each(amount, context) {
    const which = every(cards(amount.cards, context));
    return amount.cards.tag === undefined ? `${which} ${pile(context)}` : `${which}, яка лежить ${pile(context)}${END}`;
  },
  atLeast: (least, amount, context, yes) => `${pile(context)} ${so(least, cards(amount.cards, context), yes)}`,
};
