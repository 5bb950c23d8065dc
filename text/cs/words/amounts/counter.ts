import type { AmountText } from '../../../words.ts';
import { counter, every, had, has, so } from '../../amounts.ts';
import type { Case } from '../../declension.ts';

export const text: AmountText<'counter', Case> = {
  each: (_amount, context) => `${every(counter(context))}${had(counter(context), context)}`,
  atLeast: (least, _amount, context, yes) => `${has(context)} ${so(least, counter(context), yes)}`,
};
