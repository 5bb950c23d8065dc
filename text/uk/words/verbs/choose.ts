import { contextOf } from '../../../sentence.ts';
import { choosing } from '../../../slavic/choose.ts';
import type { VerbText } from '../../../words.ts';
import { count, noun } from '../../declension.ts';
import { act, closed } from '../../grammar.ts';
import { clause, numbered } from '../../speech.ts';

const OPTION = noun(
  'm',
  'варіант|варіанта|варіанту|варіант|варіантом|варіанті',
  'варіанти|варіантів|варіантам|варіанти|варіантами|варіантах',
);

export const text: VerbText<'choose'> = {
  says: choosing({
    act,
    numbered,
    choose: 'вибрати',
    resolve: 'виконати',
    inOrder: (resolve) => ` і ${resolve} їх у будь-якому порядку`,
    one: 'одне',
    thatMany: 'стільки ж різних варіантів',
    several: (n) => count(n, OPTION, 'acc', 'різний'),
  }),
  asks: { option: ({ count: n }) => (n === 1 ? 'виберіть варіант' : 'виберіть наступний варіант') },
  options: {
    option: (option, cast, question) => {
      const word = question?.word;
      return word?.do === 'choose' && word.of[option] ? closed(clause(word.of[option], contextOf(question!, cast))) : undefined;
    },
  },
};
