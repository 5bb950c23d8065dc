import type { VerbText } from '../../../words.ts';
import { act } from '../../grammar.ts';

export const text: VerbText<'endTurn'> = {
  says: (_effect, context, mood) => act(context, mood, (v) => `${v('завершити')} свій хід`),
};
