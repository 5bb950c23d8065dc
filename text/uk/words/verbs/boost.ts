import { isOwner, phrase } from '../../../sentence.ts';
import type { VerbText } from '../../../words.ts';
import { count, noun } from '../../declension.ts';
import { offered, theyMay } from '../../grammar.ts';

const TIME = noun('m', 'раз|разу|разу|раз|разом|разі', 'рази|разів|разам|рази|разами|разах');

export const text: VerbText<'boost'> = {
  says: (effect, context, mood) => {
    const often = effect.times ? ` щонайбільше ${effect.times === 2 ? 'двічі' : count(effect.times, TIME)}` : '';
    if (effect.card === 'theirs') return phrase(`${theyMay(context)} поліпшити свою карту${often}`);
    return offered(`поліпшити ${isOwner(context) ? 'цю' : 'свою'} карту${often}`, context, mood);
  },
  asks: { boostCard: ({ card }) => `виберіть карту, якою поліпшите ${card === 'theirs' ? 'свою' : 'цю'} карту, або відмовтеся` },
  declines: { boostCard: 'без поліпшення' },
};
