import type { AmountText } from '../../../words.ts';
import { cards, compare, pile } from '../../amounts.ts';

export const text: AmountText<'cardInDiscard', void> = {
  each: (amount, context) => `each ${cards(amount.cards, context, 'one')} ${pile(context)}`,
  atLeast: (least, amount, context, yes) => `there are ${compare(least, yes)} ${cards(amount.cards, context, 'many')} ${pile(context)}`,
};
