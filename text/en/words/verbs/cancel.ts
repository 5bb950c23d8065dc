import type { VerbText } from '../../../words.ts';
import { act } from '../../grammar.ts';
import { theirCard } from '../../who.ts';

export const text: VerbText<'cancel'> = {
  says: (_effect, context, mood) => act(context, mood, (v) => `${v('cancel')} every effect on ${theirCard(context)}`),
};
