import { isFurther, towards } from '../../../sentence.ts';
import type { VerbText } from '../../../words.ts';
import { quantity } from '../../amounts.ts';
import { HEALTH, happens, type Unit } from '../../grammar.ts';
import { who } from '../../who.ts';

const MORE: Unit = { one: `more ${HEALTH.one}`, many: `more ${HEALTH.many}` };

export const text: VerbText<'recover'> = {
  says: (effect, context, mood) =>
    happens(
      context,
      mood,
      who(effect.who, context),
      'recover',
      quantity(effect.amount, isFurther(effect, context) ? MORE : HEALTH, towards(effect.who, context)).join(''),
    ),
};
