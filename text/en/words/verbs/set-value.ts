import type { VerbText } from '../../../words.ts';
import { happens } from '../../grammar.ts';
import { becoming, value } from '../../values.ts';

export const text: VerbText<'setValue'> = {
  says: (effect, context, mood) => {
    const instead =
      effect.card === 'yours' && typeof effect.to === 'number' && context.value !== undefined ? ` instead of ${context.value}` : '';
    return happens(context, mood, value(effect.card, context), 'become', `${becoming(effect.card, effect.to, context)}${instead}`);
  },
};
