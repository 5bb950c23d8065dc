import { END } from '../../../slavic/sentences.ts';
import type { AmountText } from '../../../words.ts';
import { adjective, type Case } from '../../declension.ts';
import { theirCard, VALUE } from '../../grammar.ts';

export const text: AmountText<'printedValue', Case> = {
  says({ of }, context, c) {
    const printed = `${VALUE[c]}, ${adjective('указанный', 'n', c)} на`;
    return of === 'theirCard'
      ? `${printed} ${theirCard(context, 'pre')}${END}`
      : `${printed} карте, разыгранной для защиты от основной атаки${END}`;
  },
};
