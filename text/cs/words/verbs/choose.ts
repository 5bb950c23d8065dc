import { contextOf } from '../../../sentence.ts';
import { choosing } from '../../../slavic/choose.ts';
import type { VerbText } from '../../../words.ts';
import { count, noun } from '../../declension.ts';
import { act, closed } from '../../grammar.ts';
import { clause, numbered } from '../../speech.ts';

const OPTION = noun(
  'f',
  'možnost|možnosti|možnosti|možnost|možností|možnosti',
  'možnosti|možností|možnostem|možnosti|možnostmi|možnostech',
);

export const text: VerbText<'choose'> = {
  says: choosing({
    act,
    numbered,
    choose: 'vybrat',
    resolve: 'vyhodnotit',
    inOrder: (resolve) => ` a ${resolve} je v libovolném pořadí`,
    one: 'jednu možnost',
    thatMany: 'stejný počet různých možností',
    several: (n) => count(n, OPTION, 'acc', 'různý'),
  }),
  asks: { option: ({ count: n }) => (n === 1 ? 'vyberte možnost' : 'vyberte další možnost') },
  options: {
    option: (option, cast, question) => {
      const word = question?.word;
      return word?.do === 'choose' && word.of[option] ? closed(clause(word.of[option], contextOf(question!, cast))) : undefined;
    },
  },
};
