import { isOwner, phrase } from '../../../sentence.ts';
import type { VerbText } from '../../../words.ts';
import { offered, theyMay } from '../../grammar.ts';

const OFTEN = ['', 'jednou', 'dvakrát', 'třikrát', 'čtyřikrát'];

export const text: VerbText<'boost'> = {
  says: (effect, context, mood) => {
    const often = effect.times ? ` až ${OFTEN[effect.times] ?? `${effect.times}krát`}` : '';
    if (effect.card === 'theirs') return phrase(`${theyMay(context)} posílit svou kartu${often}`);
    return offered(`posílit ${isOwner(context) ? 'tuto' : 'svou'} kartu${often}`, context, mood);
  },
  asks: { boostCard: ({ card }) => `vyberte kartu k posílení ${card === 'theirs' ? 'své' : 'této'} karty, nebo žádnou` },
  declines: { boostCard: 'bez posílení' },
};
