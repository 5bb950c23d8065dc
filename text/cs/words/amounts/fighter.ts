import type { AmountText } from '../../../words.ts';
import { isAtLeast } from '../../amounts.ts';
import type { Case } from '../../declension.ts';
import { group, manyOf } from '../../who.ts';

export const text: AmountText<'fighter', Case> = {
  each: (amount, context) =>
    `${group('every', amount.group, context).acc}${typeof amount.group.of === 'object' && !amount.group.where ? ' na bojišti' : ''}`,
  atLeast: (least, amount, context, yes) =>
    isAtLeast(`počet ${manyOf(amount.group, context)}${amount.group.where ? '' : ' na bojišti'}`, least, yes),
};
