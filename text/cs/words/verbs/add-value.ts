import { measure } from '../../../sentence.ts';
import type { VerbText } from '../../../words.ts';
import { number } from '../../amounts.ts';
import { act } from '../../grammar.ts';
import { value } from '../../values.ts';

export const text: VerbText<'addValue'> = {
  says: (effect, context, mood) => {
    const size = measure(effect.amount, context);
    const [far, per] = number(effect.amount, context);
    if (size.is === 'number' && size.n < 0)
      return act(context, mood, (v) => `${v('snížit')} ${value('yours', context, 'acc')} o ${-size.n}`);
    if (size.is === 'number' || size.is === 'each')
      return act(context, mood, (v) => `${v('zvýšit')} ${value('yours', context, 'acc')} o ${far}${per}`);
    return act(context, mood, (v) => `${v('přičíst')} k ${value('yours', context, 'dat')} ${far}${per}`);
  },
};
