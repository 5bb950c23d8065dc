import type { VerbText } from '../../../words.ts';
import { act, count, my } from '../../grammar.ts';

export const text: VerbText<'discardRandom'> = {
  says: (effect, context, mood) =>
    act(
      context,
      mood,
      (v) => `${v('discard')} ${count(effect.cards, { one: 'random card', many: 'random cards' })} from ${my(context)} hand`,
    ),
};
