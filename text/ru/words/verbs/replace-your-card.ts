import { END, isYou } from '../../../slavic/sentences.ts';
import type { VerbText } from '../../../words.ts';
import { offered } from '../../grammar.ts';

export const text: VerbText<'replaceYourCard'> = {
  says: (_effect, context, mood) =>
    offered(
      `вернуть эту карту в руку и разыграть вместо неё лицом вверх другую карту, которой может атаковать ${isYou(context) ? 'ваш боец' : 'его боец'}${END}`,
      context,
      mood,
    ),
  asks: { replaceCard: () => 'выберите карту, которую разыграете вместо этой, или оставьте эту' },
  declines: { replaceCard: 'оставить эту карту' },
};
