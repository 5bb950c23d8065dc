import type { VerbText } from '../../../words.ts';
import { act } from '../../grammar.ts';

export const text: VerbText<'takeBack'> = {
  says: (_effect, context, mood) => act(context, mood, (v) => `${v('повернути')} цю карту в руку`),
};
