import type { VerbText } from '../../../words.ts';
import { counter, quantity } from '../../amounts.ts';
import { act } from '../../grammar.ts';

export const text: VerbText<'gainCounter'> = {
  says: (effect, context, mood) =>
    act(
      context,
      mood,
      (v) => `${v('gain')} ${quantity(effect.count, { one: counter(context), many: counter(context) }, context).join('')}`,
    ),
};
