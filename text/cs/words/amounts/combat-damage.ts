import { END } from '../../../slavic/sentences.ts';
import type { AmountText } from '../../../words.ts';
import { every, so } from '../../amounts.ts';
import type { Case } from '../../declension.ts';
import { DAMAGE } from '../../grammar.ts';

export const text: AmountText<'combatDamage', Case> = {
  each: () => `${every(DAMAGE, 'bojový')}, které utrpěl obránce${END}`,
  atLeast: (least, _amount, _context, yes) => `obránce utrpěl v souboji ${so(least, DAMAGE, yes)}`,
};
