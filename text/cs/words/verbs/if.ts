import { about, heavy } from '../../../sentence.ts';
import type { VerbText } from '../../../words.ts';
import { clause, condition } from '../../speech.ts';

export const text: VerbText<'if'> = {
  says: (effect, context) => {
    const here = about(effect.cond, context);
    const otherwise = effect.else ? `; jinak ${clause(effect.else, here)}` : '';
    return [heavy(`pokud ${condition(effect.cond, context)}, ${clause(effect.then, here)}${otherwise}`)];
  },
};
