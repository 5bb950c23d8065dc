import { END } from '../../../slavic/sentences.ts';
import type { AmountText } from '../../../words.ts';
import { compare } from '../../amounts.ts';
import { type Case, count } from '../../declension.ts';
import { DAMAGE } from '../../grammar.ts';

export const text: AmountText<'combatDamage', Case> = {
  each: () => `каждую единицу боевого урона, которую получил обороняющийся${END}`,
  atLeast: (least, _amount, _context, yes) => `обороняющийся получил ${compare(yes)} ${count(least, DAMAGE, 'gen')} в бою`,
};
