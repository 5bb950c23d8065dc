import { isYou } from '../../../slavic/sentences.ts';
import type { AmountText } from '../../../words.ts';
import { compare, counter } from '../../amounts.ts';
import { adjective, type Case, count } from '../../declension.ts';

export const text: AmountText<'counter', Case> = {
  each(_amount, context) {
    const { gender, acc } = counter(context);
    return `${adjective('каждый', gender, 'acc')} ${isYou(context) ? `${adjective('ваш', gender, 'acc')} ${acc}` : `${acc} противника`}`;
  },
  atLeast: (least, _amount, context, yes) =>
    `у ${isYou(context) ? 'вас' : 'противника'} ${compare(yes)} ${count(least, counter(context), 'gen')}`,
};
