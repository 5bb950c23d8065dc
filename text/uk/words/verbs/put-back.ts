import type { VerbText } from '../../../words.ts';
import { count } from '../../declension.ts';
import { act, CARD } from '../../grammar.ts';

export const text: VerbText<'putBack'> = {
  says: (effect, context, mood) =>
    act(
      context,
      mood,
      (v) =>
        `${v('покласти')} ${count(effect.cards, CARD)} з руки ${effect.where === 'top' ? 'на верх' : 'під низ'} своєї колоди${effect.cards > 1 ? ' в будь-якому порядку' : ''}`,
    ),
};
