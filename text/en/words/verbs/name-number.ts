import type { VerbText } from '../../../words.ts';
import { act } from '../../grammar.ts';

export const text: VerbText<'nameNumber'> = {
  says: (_effect, context, mood) => act(context, mood, (v) => `${v('name')} a number`),
};
