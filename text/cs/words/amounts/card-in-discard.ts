import type { AmountText } from '../../../words.ts';
import { cards, every, had, has, PILE, so } from '../../amounts.ts';
import type { Case } from '../../declension.ts';
import { CARD } from '../../grammar.ts';

export const text: AmountText<'cardInDiscard', Case> = {
  each: (amount, context) => `${every(cards(amount.cards, context))}${had(CARD, context, ` ${PILE}`)}`,
  atLeast: (least, amount, context, yes) => `${has(context)} ${PILE} ${so(least, cards(amount.cards, context), yes)}`,
};
