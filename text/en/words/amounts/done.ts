import type { AmountText } from '../../../words.ts';
import { compare, counter } from '../../amounts.ts';

export const text: AmountText<'done', void> = {
  each: (_amount, context) =>
    ({
      discarded: 'each card discarded this way',
      spent: `each ${counter(context)} spent this way`,
      dealt: 'each point of damage dealt this way',
    })[context.counted ?? 'dealt'],
  atLeast: (least, _amount, context, yes) =>
    `${compare(least, yes)} ${{ discarded: 'cards were discarded', spent: `${counter(context)} was spent`, dealt: 'damage was dealt' }[context.counted ?? 'dealt']} this way`,
};
