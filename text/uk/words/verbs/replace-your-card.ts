import { END, isYou } from '../../../slavic/sentences.ts';
import type { VerbText } from '../../../words.ts';
import { offered } from '../../grammar.ts';

export const text: VerbText<'replaceYourCard'> = {
  says: (_effect, context, mood) =>
    offered(
      `повернути цю карту в руку і розіграти замість неї горілиць іншу карту, якою може атакувати ${isYou(context) ? 'ваш боєць' : 'його боєць'}${END}`,
      context,
      mood,
    ),
  asks: { replaceCard: () => 'виберіть карту, яку розіграєте замість цієї, або лишіть цю' },
  declines: { replaceCard: 'лишити цю карту' },
};
