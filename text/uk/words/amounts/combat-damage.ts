import { END } from '../../../slavic/sentences.ts';
import type { AmountText } from '../../../words.ts';
import { compare, every } from '../../amounts.ts';
import { type Case, count } from '../../declension.ts';
import { DAMAGE } from '../../grammar.ts';

export const text: AmountText<'combatDamage', Case> = {
  each: () => `${every(DAMAGE, 'бойовий')}, якого зазнав оборонець${END}`,
  atLeast: (least, _amount, _context, yes) => `оборонець зазнав у бою ${compare(yes)} ${count(least, DAMAGE, 'gen')}`,
};
