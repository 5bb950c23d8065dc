import type { VerbText } from '../../../words.ts';
import { my, offered } from '../../grammar.ts';

export const text: VerbText<'replaceYourCard'> = {
  says: (_effect, context, mood) =>
    offered(
      `return this card to ${my(context)} hand and play, face up in its place, another card that ${my(context)} fighter can attack with`,
      context,
      mood,
    ),
  asks: { replaceCard: () => 'choose the card to play instead, or keep this one' },
  declines: { replaceCard: 'keep this card' },
};
