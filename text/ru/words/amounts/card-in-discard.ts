import { END } from '../../../slavic/sentences.ts';
import type { AmountText } from '../../../words.ts';
import { cards, compare, every, pile } from '../../amounts.ts';
import { type Case, count } from '../../declension.ts';

export const text: AmountText<'cardInDiscard', Case> = {
  each(amount, context) {
    const which = every(cards(amount.cards, context));
    return amount.cards.tag === undefined ? `${which} ${pile(context)}` : `${which}, лежащую ${pile(context)}${END}`;
  },
  atLeast: (least, amount, context, yes) => `${pile(context)} ${compare(yes)} ${count(least, cards(amount.cards, context), 'gen')}`,
};
