import type { Counted } from '../../../language.ts';
import type { AmountText } from '../../../words.ts';
import { counter, isAtLeast } from '../../amounts.ts';
import { adjective, type Case, count, type Noun, past } from '../../declension.ts';
import { CARD, DAMAGE } from '../../grammar.ts';

const COUNTED: Record<Counted, [string, string, Noun?]> = {
  discarded: ['odhozen', 'odhozených', CARD],
  spent: ['utracen', 'utracených'],
  dealt: ['uštědřen', 'uštědřených', DAMAGE],
};
/** "každou takto odhozenou kartu": no other one counts. */
const everyThus = (of: Noun, word: string): string =>
  `${adjective('každý', of.gender, 'acc', of.animate)} takto ${adjective(word, of.gender, 'acc', of.animate)} ${of.acc}`;

export const text: AmountText<'done', Case> = {
  each: (_amount, context) =>
    ({
      discarded: everyThus(CARD, 'odhozený'),
      spent: everyThus(counter(context), 'utracený'),
      dealt: everyThus(DAMAGE, 'uštědřený'),
    })[context.counted ?? 'dealt'],
  atLeast(least, _amount, context, yes) {
    const [done, several, of = counter(context)] = COUNTED[context.counted ?? 'dealt'];
    if (yes && least === 1) return `tím ${past(`byl ${done}`, of)} alespoň ${count(1, of, 'nom')}`;
    return isAtLeast(`počet takto ${several} ${(of.plural ?? of).gen}`, least, yes);
  },
};
