import { isAbout, phrase } from '../../../sentence.ts';
import type { VerbText } from '../../../words.ts';
import { pronoun, who } from '../../who.ts';

export const text: VerbText<'setHealth'> = {
  says: (effect, context, mood) => {
    const whom = who(effect.who, context, true);
    const health = isAbout(effect.who, context) ? `${pronoun(whom).acc} здоровье` : `здоровье ${whom.gen}`;
    return phrase(mood === 'bare' ? `сделать ${health} равным ${effect.to}` : `${health} становится равным ${effect.to}`);
  },
};
