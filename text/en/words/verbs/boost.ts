import { phrase } from '../../../sentence.ts';
import type { VerbText } from '../../../words.ts';
import { isYou, offered, they } from '../../grammar.ts';
import { card } from '../../values.ts';

export const text: VerbText<'boost'> = {
  says: (effect, context, mood) => {
    const often = effect.times ? ` up to ${effect.times === 2 ? 'twice' : `${effect.times} times`}` : '';
    if (effect.card === 'theirs') return phrase(`${they(context)} may boost ${isYou(context) ? 'their' : 'your'} card${often}`);
    return offered(`boost ${card('yours', context)}${often}`, context, mood);
  },
  asks: { boostCard: ({ card }) => `choose a card to boost ${card === 'theirs' ? 'your' : 'this'} card with, or none` },
  declines: { boostCard: 'no boost' },
};
