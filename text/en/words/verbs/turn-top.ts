import type { VerbText } from '../../../words.ts';
import { act, my } from '../../grammar.ts';

export const text: VerbText<'turnTop'> = {
  says: (_effect, context, mood) =>
    act(context, mood, (v) => `${v('reveal')} the top card of ${my(context)} deck and ${v('take')} it into ${my(context)} hand`),
};
