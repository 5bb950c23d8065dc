import type { VerbText } from '../../../words.ts';
import { act } from '../../grammar.ts';
import { value } from '../../values.ts';

export const text: VerbText<'ignoreValue'> = {
  says: (effect, context, mood) =>
    act(context, mood, (v) => `не ${v('учитывать')} ${value(effect.card, context, 'acc')} (оно считается равным 0)`),
};
