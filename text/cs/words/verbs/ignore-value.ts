import type { VerbText } from '../../../words.ts';
import { act } from '../../grammar.ts';
import { value } from '../../values.ts';

export const text: VerbText<'ignoreValue'> = {
  says: (effect, context, mood) => act(context, mood, (v) => `${v('ignorovat')} ${value(effect.card, context, 'acc')} (považuje se za 0)`),
};
