import { fromTheOtherSide, heavy } from '../../../sentence.ts';
import type { VerbText } from '../../../words.ts';
import { clause, notDone, offer } from '../../speech.ts';

export const text: VerbText<'opponentMay'> = {
  says: (effect, context) => {
    const them = fromTheOtherSide(context, 'opponent');
    return [offer(clause(effect.then, them, 'bare'), them, 'say'), heavy(`${notDone(them)}, ${clause(effect.else, context)}`)];
  },
};
