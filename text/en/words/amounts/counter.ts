import type { AmountText } from '../../../words.ts';
import { compare, counter } from '../../amounts.ts';
import { isYou } from '../../grammar.ts';

export const text: AmountText<'counter', void> = {
  each: (_amount, context) => `each ${counter(context)} ${isYou(context) ? 'you have' : 'they have'}`,
  atLeast: (least, _amount, context, yes) => `${isYou(context) ? 'you have' : 'they have'} ${compare(least, yes)} ${counter(context)}`,
};
