import { phrase } from '../../../sentence.ts';
import type { VerbText } from '../../../words.ts';
import { who, whom } from '../../who.ts';

export const text: VerbText<'defeat'> = {
  says: (effect, context, mood) =>
    phrase(mood === 'bare' ? `знищити ${whom(effect.who, context).acc}` : `${who(effect.who, context, true).nom} гине`),
};
