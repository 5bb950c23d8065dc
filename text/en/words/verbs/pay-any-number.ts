import { after } from '../../../sentence.ts';
import type { VerbText } from '../../../words.ts';
import { counter } from '../../amounts.ts';
import { act } from '../../grammar.ts';
import { phrases } from '../../speech.ts';

export const text: VerbText<'payAnyNumber'> = {
  says: (effect, context, mood) => [
    ...act(context, mood, (v) => `${v('spend')} any amount of ${counter(context)}`),
    ...phrases(effect.then, after(effect, context), mood),
  ],
  asks: { payNumber: (_effect, context) => `choose how much ${counter(context)} to spend` },
};
