import type { VerbText } from '../../../words.ts';
import { act, theirs } from '../../grammar.ts';

export const text: VerbText<'pickFromHand'> = {
  says: (_effect, context, mood) => act(context, mood, (v) => `${v('choose')} a card in ${theirs(context)} hand`),
};
