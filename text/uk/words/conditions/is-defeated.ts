import type { ConditionText } from '../../../words.ts';
import { past } from '../../declension.ts';
import { not } from '../../grammar.ts';
import { said } from '../../who.ts';

export const text: ConditionText<'isDefeated'> = {
  says: (claim, context, yes) => `${said(claim.who, context).nom} ${not(yes)}${past('загинув', said(claim.who, context))}`,
  isLasting: true,
};
