import type { VerbText } from '../../../words.ts';
import { becomes, value } from '../../values.ts';

export const text: VerbText<'lockValue'> = {
  says: (effect, context, mood) =>
    becomes(
      mood,
      value(effect.card, context, 'nom', mood === 'bare'),
      effect.card,
      effect.to,
      context,
      effect.against === 'cards' ? ' (эффекты карт не могут его изменить)' : ' (ничто не может его изменить)',
    ),
};
