import type { VerbText } from '../../../words.ts';
import { count } from '../../declension.ts';
import { act, CARD } from '../../grammar.ts';

export const text: VerbText<'putBack'> = {
  says: (effect, context, mood) =>
    act(
      context,
      mood,
      (v) =>
        `${v('положить')} ${count(effect.cards, CARD)} из руки ${effect.where === 'top' ? 'наверх' : 'под низ'} своей колоды${effect.cards > 1 ? ' в любом порядке' : ''}`,
    ),
};
