import { fuse, heavy, isStatement } from '../../../sentence.ts';
import type { VerbText } from '../../../words.ts';
import { isYou, offered } from '../../grammar.ts';
import { clause, notDone, offer } from '../../speech.ts';

export const text: VerbText<'may'> = {
  says: (effect, context, mood) => {
    if (isStatement(fuse(effect.then)[0]))
      return [
        heavy(
          `if ${isYou(context) ? 'you wish' : 'they wish'}, ${clause(effect.then, context)}${effect.else ? `; otherwise ${clause(effect.else, context)}` : ''}`,
        ),
      ];
    const what = clause(effect.then, context, 'bare');
    return effect.else
      ? [offer(what, context, mood), heavy(`${notDone(context)}, ${clause(effect.else, context)}`)]
      : offered(what, context, mood);
  },
};
