import { contextOf, heavy } from '../../../sentence.ts';
import type { VerbText } from '../../../words.ts';
import { act } from '../../grammar.ts';
import { clause, numbered } from '../../speech.ts';

export const text: VerbText<'choose'> = {
  says: (effect, context, mood) => {
    const which =
      effect.count === 1 ? 'one' : effect.count === 'done' ? 'that many different options' : `${effect.count} different options`;
    return act(
      context,
      mood,
      (v) =>
        `${v('choose')} ${which}${effect.count === 1 ? '' : ` and ${v('resolve')} them in any order`}: ${numbered(effect.of, context)}`,
    ).map(({ text }) => heavy(text));
  },
  asks: { option: ({ count }) => (count === 1 ? 'choose an option' : 'choose the next option') },
  options: {
    option: (option, cast, question) => {
      const word = question?.word;
      return word?.do === 'choose' && word.of[option] ? clause(word.of[option], contextOf(question!, cast)) : undefined;
    },
  },
};
