import type { VerbText } from '../../../words.ts';
import { act } from '../../grammar.ts';
import { value } from '../../values.ts';

export const text: VerbText<'ignoreValue'> = {
  says: (effect, context, mood) =>
    act(context, mood, (v) => `не ${v('враховувати')} ${value(effect.card, context, 'acc')} (вважається, що воно дорівнює 0)`),
};
