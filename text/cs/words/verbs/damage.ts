import { isAbout, measure, towards } from '../../../sentence.ts';
import type { VerbText } from '../../../words.ts';
import { quantity } from '../../amounts.ts';
import { act, DAMAGE } from '../../grammar.ts';
import { whom } from '../../who.ts';

export const text: VerbText<'damage'> = {
  says: (effect, context, mood) => {
    const isEqual = measure(effect.amount, context).is === 'equal';
    const [much, per] = quantity(effect.amount, DAMAGE, towards(effect.who, context));
    const { dat } = whom(effect.who, context);
    const isKnown = isAbout(effect.who, context) || dat.startsWith('tomuto ');
    if (isEqual || isKnown) return act(context, mood, (v) => `${v('uštědřit')} ${dat} ${much}${per}`);
    return act(context, mood, (v) => `${v('uštědřit')} ${much} ${dat}${per}`);
  },
};
