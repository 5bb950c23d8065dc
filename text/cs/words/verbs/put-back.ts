import type { VerbText } from '../../../words.ts';
import { count } from '../../declension.ts';
import { act, CARD } from '../../grammar.ts';

export const text: VerbText<'putBack'> = {
  says: (effect, context, mood) =>
    act(
      context,
      mood,
      (v) =>
        `${v('položit')} ${count(effect.cards, CARD)} z ruky ${effect.where === 'top' ? 'navrch' : 'dospod'} svého balíčku${effect.cards > 1 ? ' v libovolném pořadí' : ''}`,
    ),
};
