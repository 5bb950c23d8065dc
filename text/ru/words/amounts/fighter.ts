import type { AmountText } from '../../../words.ts';
import { compare } from '../../amounts.ts';
import type { Case } from '../../declension.ts';
import { group, manyOf } from '../../who.ts';

export const text: AmountText<'fighter', Case> = {
  each: (amount, context) =>
    `${group('every', amount.group, context).acc}${typeof amount.group.of === 'object' && !amount.group.where ? ' на поле боя' : ''}`,
  atLeast: (least, amount, context, yes) => `на поле боя ${compare(yes)} ${least} ${manyOf(amount.group, context)}`,
};
