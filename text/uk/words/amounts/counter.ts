import { isYou } from '../../../slavic/sentences.ts';
import type { AmountText } from '../../../words.ts';
import { counter, every, so } from '../../amounts.ts';
import type { Case } from '../../declension.ts';

export const text: AmountText<'counter', Case> = {
  each: (_amount, context) => (isYou(context) ? every(counter(context), 'ваш') : `${every(counter(context))} суперника`),
  atLeast: (least, _amount, context, yes) => `${isYou(context) ? 'у вас' : 'в суперника'} ${so(least, counter(context), yes)}`,
};
