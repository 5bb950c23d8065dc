import { isAbout, isOneFighter, phrase } from '../../../sentence.ts';
import type { VerbText } from '../../../words.ts';
import { past } from '../../declension.ts';
import { act } from '../../grammar.ts';
import { pronoun, who, whom } from '../../who.ts';

export const text: VerbText<'defeat'> = {
  says: (effect, context, mood) => {
    if (mood === 'say' && isOneFighter(effect.who)) {
      const beaten = who(effect.who, context, true);
      return phrase(`${isAbout(effect.who, context) ? pronoun(beaten).nom : beaten.nom} ${past('повержен', beaten)}`);
    }
    return act(context, mood, (v) => `${v('повергнуть')} ${whom(effect.who, context).acc}`);
  },
};
