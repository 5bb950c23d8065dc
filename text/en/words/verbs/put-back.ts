import type { VerbText } from '../../../words.ts';
import { act, CARD, count, my } from '../../grammar.ts';

export const text: VerbText<'putBack'> = {
  says: (effect, context, mood) =>
    act(
      context,
      mood,
      (v) =>
        `${v('put')} ${count(effect.cards, CARD)} from ${my(context)} hand on ${effect.where === 'top' ? 'top' : 'the bottom'} of ${my(context)} deck${effect.cards > 1 ? ' in any order' : ''}`,
    ),
};
