import type { ConditionText } from '../../../words.ts';
import { past } from '../../declension.ts';
import { is } from '../../grammar.ts';
import { said } from '../../who.ts';

export const text: ConditionText<'isDefeated'> = {
  says: (claim, context, yes) => `${is(yes)} ${said(claim.who, context).nom} ${past('pokořen', said(claim.who, context))}`,
  isLasting: true,
};
