import { after } from '../../../sentence.ts';
import { several } from '../../../slavic/nouns.ts';
import type { VerbText } from '../../../words.ts';
import { counter } from '../../amounts.ts';
import { act } from '../../grammar.ts';
import { phrases } from '../../speech.ts';

export const text: VerbText<'payAnyNumber'> = {
  says: (effect, context, mood) => [
    ...act(context, mood, (v) => `${v('потратить')} любое количество ${several(counter(context)).gen}`),
    ...phrases(effect.then, after(effect, context), mood),
  ],
  asks: { payNumber: (_effect, context) => `выберите, сколько ${several(counter(context)).gen} потратить` },
};
