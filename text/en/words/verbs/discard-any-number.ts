import type { VerbText } from '../../../words.ts';
import { cards } from '../../amounts.ts';
import { act, my } from '../../grammar.ts';

export const text: VerbText<'discardAnyNumber'> = {
  says: (effect, context, mood) =>
    act(context, mood, (v) => `${v('discard')} any number of ${cards(effect.cards, context, 'many')} from ${my(context)} hand`),
  asks: { discardMore: () => 'choose a card to discard, or stop' },
  declines: { discardMore: 'stop' },
};
