import { after } from '../../../sentence.ts';
import { several } from '../../../slavic/nouns.ts';
import type { VerbText } from '../../../words.ts';
import { counter } from '../../amounts.ts';
import { act } from '../../grammar.ts';
import { phrases } from '../../speech.ts';

export const text: VerbText<'payAnyNumber'> = {
  says: (effect, context, mood) => [
    ...act(context, mood, (v) => `${v('витратити')} будь-яку кількість ${several(counter(context)).gen}`),
    ...phrases(effect.then, after(effect, context), mood),
  ],
  asks: { payNumber: (_effect, context) => `виберіть, скільки ${several(counter(context)).gen} витратити` },
};
