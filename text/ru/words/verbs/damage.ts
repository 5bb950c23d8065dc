import { isAbout, isEach, measure, towards } from '../../../sentence.ts';
import type { VerbText } from '../../../words.ts';
import { quantity } from '../../amounts.ts';
import { act, DAMAGE } from '../../grammar.ts';
import { whom } from '../../who.ts';

export const text: VerbText<'damage'> = {
  says: (effect, context, mood) => {
    const size = measure(effect.amount, context).is;
    const each = isEach(effect.who) && (size === 'number' || size === 'each');
    const [much, per] = quantity(effect.amount, DAMAGE, towards(effect.who, context), each ? 'each' : 'acc');
    const { dat } = whom(effect.who, context);
    if (size === 'equal' || isAbout(effect.who, context)) return act(context, mood, (v) => `${v('нанести')} ${dat} ${much}${per}`);
    return act(context, mood, (v) => `${v('нанести')} ${each ? 'по ' : ''}${much} ${dat}${per}`);
  },
};
