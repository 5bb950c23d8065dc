import type { VerbText } from '../../../words.ts';
import { ACTION, act, count } from '../../grammar.ts';

export const text: VerbText<'gainActions'> = {
  says: (effect, context, mood) => act(context, mood, (v) => `${v('gain')} ${count(effect.actions, ACTION)}`),
};
