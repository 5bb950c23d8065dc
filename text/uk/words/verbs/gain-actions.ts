import type { VerbText } from '../../../words.ts';
import { count } from '../../declension.ts';
import { ACTION, act } from '../../grammar.ts';

export const text: VerbText<'gainActions'> = {
  says: (effect, context, mood) => act(context, mood, (v) => `${v('здобути')} ${count(effect.actions, ACTION)}`),
};
