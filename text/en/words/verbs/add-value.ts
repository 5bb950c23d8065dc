import { measure } from '../../../sentence.ts';
import type { VerbText } from '../../../words.ts';
import { number } from '../../amounts.ts';
import { act } from '../../grammar.ts';
import { value } from '../../values.ts';

export const text: VerbText<'addValue'> = {
  says: (effect, context, mood) => {
    const size = measure(effect.amount, context);
    if (size.is === 'number' && size.n < 0) return act(context, mood, (v) => `${v('subtract')} ${-size.n} from ${value('yours', context)}`);
    const [much, per] = number(effect.amount, context);
    return act(context, mood, (v) => `${v('add')} ${much} to ${value('yours', context)}${per}`);
  },
};
