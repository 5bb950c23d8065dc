import type { VerbText } from '../../../words.ts';
import { act } from '../../grammar.ts';
import { who } from '../../who.ts';

export const text: VerbText<'sendCombatDamage'> = {
  says: (effect, context, mood) =>
    act(context, mood, (v) => `${v('перенаправить')} весь боевой урон на ${who(effect.to, context, true).acc}`),
};
