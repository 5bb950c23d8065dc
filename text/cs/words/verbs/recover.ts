import { isFurther, towards } from '../../../sentence.ts';
import type { VerbText } from '../../../words.ts';
import { quantity } from '../../amounts.ts';
import { act, HEALTH } from '../../grammar.ts';
import { whom } from '../../who.ts';

export const text: VerbText<'recover'> = {
  says: (effect, context, mood) => {
    const much = quantity(effect.amount, HEALTH, towards(effect.who, context)).join('');
    return act(
      context,
      mood,
      (v) => `${v('doplnit')} ${whom(effect.who, context).dat} ${isFurther(effect, context) ? 'další ' : ''}${much}`,
    );
  },
};
