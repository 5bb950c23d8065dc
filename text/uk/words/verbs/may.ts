import type { Effect } from '@peerless/engine';
import type { Context } from '../../../language.ts';
import { fuse, heavy, isStatement, type Phrase } from '../../../sentence.ts';
import { isYou } from '../../../slavic/sentences.ts';
import type { VerbText } from '../../../words.ts';
import { offered } from '../../grammar.ts';
import { clause, notDone, offer } from '../../speech.ts';

/** "за вашим бажанням …", where the words say what others do. */
function wished({ then, else: otherwise }: Extract<Effect, { do: 'may' }>, context: Context): Phrase[] {
  const what = clause(then, context);
  return [
    heavy(
      `за ${isYou(context) ? 'вашим бажанням' : 'бажанням суперника'}${what.startsWith('якщо') ? ',' : ''} ${what}${otherwise ? `; інакше ${clause(otherwise, context)}` : ''}`,
    ),
  ];
}

export const text: VerbText<'may'> = {
  says: (effect, context, mood) => {
    if (isStatement(fuse(effect.then)[0])) return wished(effect, context);
    const what = clause(effect.then, context, 'bare');
    return effect.else
      ? [offer(what, context, mood), heavy(`${notDone(context)}, ${clause(effect.else, context)}`)]
      : offered(what, context, mood);
  },
};
