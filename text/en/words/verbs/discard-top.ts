import type { VerbText } from '../../../words.ts';
import { act, my } from '../../grammar.ts';

export const text: VerbText<'discardTop'> = {
  says: (_effect, context, mood) => act(context, mood, (v) => `${v('discard')} the top card of ${my(context)} deck`),
};
