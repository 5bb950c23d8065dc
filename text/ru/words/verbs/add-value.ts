import { measure } from '../../../sentence.ts';
import type { VerbText } from '../../../words.ts';
import { number } from '../../amounts.ts';
import { act } from '../../grammar.ts';
import { value } from '../../values.ts';

export const text: VerbText<'addValue'> = {
  says: (effect, context, mood) => {
    const size = measure(effect.amount, context);
    if (size.is === 'number' && size.n < 0)
      return act(context, mood, (v) => `${v('уменьшить')} ${value('yours', context, 'acc')} на ${-size.n}`);
    if (size.is === 'number' || size.is === 'each')
      return act(
        context,
        mood,
        (v) => `${v('увеличить')} ${value('yours', context, 'acc')} на ${number(effect.amount, context, 'acc').join('')}`,
      );
    return act(
      context,
      mood,
      (v) => `${v('добавить')} к ${value('yours', context, 'dat')} ${number(effect.amount, context, 'acc').join('')}`,
    );
  },
};
