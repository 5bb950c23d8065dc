import type { AmountText } from '../../../words.ts';
import { compare } from '../../amounts.ts';
import type { Case } from '../../declension.ts';
import { group, manyOf } from '../../who.ts';

export const text: AmountText<'fighter', Case> = {
  each: (amount, context) =>
    `${group('every', amount.group, context).acc}${typeof amount.group.of === 'object' && !amount.group.where ? ' на полі бою' : ''}`,
  atLeast: (least, amount, context, yes) => `на полі бою ${compare(yes)} ${least} ${manyOf(amount.group, context)}`,
};
