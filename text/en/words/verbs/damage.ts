import { measure, towards } from '../../../sentence.ts';
import type { VerbText } from '../../../words.ts';
import { quantity } from '../../amounts.ts';
import { act, DAMAGE } from '../../grammar.ts';
import { whom } from '../../who.ts';

export const text: VerbText<'damage'> = {
  says: (effect, context, mood) => {
    const [much, per] = quantity(effect.amount, DAMAGE, towards(effect.who, context));
    const isOne = typeof effect.who !== 'object' || 'named' in effect.who;
    if (isOne && measure(effect.amount, context).is === 'equal')
      return act(context, mood, (v) => `${v('deal')} ${whom(effect.who, context)} ${much}`);
    return act(context, mood, (v) => `${v('deal')} ${much} to ${whom(effect.who, context)}${per}`);
  },
};
