import type { VerbText } from '../../../words.ts';
import { theirCard } from '../../grammar.ts';
import { becomes } from '../../values.ts';

export const text: VerbText<'setPrinted'> = {
  says: (effect, context, mood) =>
    becomes(
      mood,
      `значение, указанное на ${effect.card === 'theirs' ? theirCard(context, 'pre') : 'этой карте'},`,
      effect.card,
      effect.to,
      context,
    ),
};
