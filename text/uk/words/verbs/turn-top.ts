import type { VerbText } from '../../../words.ts';
import { act } from '../../grammar.ts';

export const text: VerbText<'turnTop'> = {
  says: (_effect, context, mood) => act(context, mood, (v) => `${v('відкрити')} верхню карту своєї колоди і ${v('взяти')} її в руку`),
};
