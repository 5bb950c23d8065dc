import type { AmountText } from '../../../words.ts';
import { counter, every, so } from '../../amounts.ts';
import type { Case } from '../../declension.ts';
import { CARD, DAMAGE } from '../../grammar.ts';

export const text: AmountText<'done', Case> = {
  each: (_amount, context) =>
    ({
      discarded: every(CARD, 'скинутий'),
      spent: every(counter(context), 'витрачений'),
      dealt: every(DAMAGE, 'завданий'),
    })[context.counted ?? 'dealt'],
  atLeast: (least, _amount, context, yes) =>
    ({
      discarded: `скинуто ${so(least, CARD, yes)}`,
      spent: `витрачено ${so(least, counter(context), yes)}`,
      dealt: `завдано ${so(least, DAMAGE, yes)}`,
    })[context.counted ?? 'dealt'],
};
