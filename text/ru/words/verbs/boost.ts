import { isOwner, phrase } from '../../../sentence.ts';
import type { VerbText } from '../../../words.ts';
import { offered, theyMay } from '../../grammar.ts';

export const text: VerbText<'boost'> = {
  says: (effect, context, mood) => {
    const often = effect.times ? ` до ${effect.times} раз` : '';
    if (effect.card === 'theirs') return phrase(`${theyMay(context)} усилить свою карту${often}`);
    return offered(`усилить ${isOwner(context) ? 'эту' : 'свою'} карту${often}`, context, mood);
  },
  asks: {
    boostCard: ({ card }) => `выберите карту, чтобы усилить ${card === 'theirs' ? 'свою' : 'эту'} карту, или обойдитесь без усиления`,
  },
  declines: { boostCard: 'без усиления' },
};
