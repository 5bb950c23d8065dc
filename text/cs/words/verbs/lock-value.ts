import type { VerbText } from '../../../words.ts';
import { becomes, value } from '../../values.ts';

export const text: VerbText<'lockValue'> = {
  says: (effect, context, mood) =>
    becomes(
      mood,
      (c) => value(effect.card, context, c, mood === 'bare'),
      effect.card,
      effect.to,
      context,
      effect.against === 'cards' ? ' (efekty karet ji nemohou změnit)' : ' (nic ji nemůže změnit)',
    ),
};
