import type { VerbText } from '../../../words.ts';
import { act } from '../../grammar.ts';
import { value } from '../../values.ts';

export const text: VerbText<'ignoreValue'> = {
  says: (effect, context, mood) => act(context, mood, (v) => `${v('ignore')} ${value(effect.card, context)} (it counts as 0)`),
};
