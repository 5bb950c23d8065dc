import { measure } from '../../../sentence.ts';
import type { VerbText } from '../../../words.ts';
import { number } from '../../amounts.ts';
import { act } from '../../grammar.ts';
import { value } from '../../values.ts';

export const text: VerbText<'addValue'> = {
  says: (effect, context, mood) => {
    const size = measure(effect.amount, context);
    const [far, per] = number(effect.amount, context, 'acc');
    if (size.is === 'number' && size.n < 0)
      return act(context, mood, (v) => `${v('зменшити')} ${value('yours', context, 'acc')} на ${-size.n}`);
    if (size.is === 'number' || size.is === 'each')
      return act(context, mood, (v) => `${v('збільшити')} ${value('yours', context, 'acc')} на ${far}${per}`);
    return act(context, mood, (v) => `${v('додати')} до ${value('yours', context, 'gen')} ${far}${per}`);
  },
};
