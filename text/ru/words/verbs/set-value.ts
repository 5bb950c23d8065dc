import type { VerbText } from '../../../words.ts';
import { becomes, value } from '../../values.ts';

export const text: VerbText<'setValue'> = {
  says: (effect, context, mood) => {
    const instead =
      effect.card === 'yours' && typeof effect.to === 'number' && context.value !== undefined ? ` вместо ${context.value}` : '';
    return becomes(mood, value(effect.card, context, 'nom', mood === 'bare'), effect.card, effect.to, context, instead);
  },
};
