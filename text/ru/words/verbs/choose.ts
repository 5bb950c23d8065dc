import { contextOf, isOfThatCard } from '../../../sentence.ts';
import { choosing } from '../../../slavic/choose.ts';
import type { VerbText } from '../../../words.ts';
import { count, noun } from '../../declension.ts';
import { act, closed } from '../../grammar.ts';
import { clause, numbered } from '../../speech.ts';

const OPTION = noun(
  'm',
  'вариант|варианта|варианту|вариант|вариантом|варианте',
  'варианты|вариантов|вариантам|варианты|вариантами|вариантах',
);

export const text: VerbText<'choose'> = {
  says: choosing({
    act,
    numbered,
    choose: 'выбрать',
    resolve: 'выполнить',
    inOrder: (resolve) => ` и ${resolve} их в любом порядке`,
    one: 'одно',
    thatMany: 'столько же разных вариантов',
    several: (n) => count(n, OPTION, 'acc', 'разный'),
  }),
  asks: { option: ({ count: n }) => (n === 1 ? 'выберите вариант' : 'выберите следующий вариант') },
  options: {
    option(option, cast, question) {
      const word = question?.word;
      if (word?.do !== 'choose' || !word.of[option]) return undefined;
      const context = contextOf(question!, cast);
      const isOfPicked = context.owner === 'opponent' && isOfThatCard(word);
      return closed(clause(word.of[option], isOfPicked ? { ...context, picker: 'opponent' } : context));
    },
  },
};
