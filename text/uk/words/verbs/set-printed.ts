import { END } from '../../../slavic/sentences.ts';
import type { VerbText } from '../../../words.ts';
import { theirCard } from '../../grammar.ts';
import { becomes } from '../../values.ts';

export const text: VerbText<'setPrinted'> = {
  says: (effect, context, mood) =>
    becomes(
      mood,
      `значення, вказане на ${effect.card === 'theirs' ? theirCard(context, 'loc') : 'цій карті'}${END}`,
      effect.card,
      effect.to,
      context,
    ),
};
