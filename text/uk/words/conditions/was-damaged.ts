import type { ConditionText } from '../../../words.ts';
import { past } from '../../declension.ts';
import { not } from '../../grammar.ts';
import { said } from '../../who.ts';

export const text: ConditionText<'wasDamaged'> = {
  says: (claim, context, yes) =>
    `від цього ${said(claim.who, context).nom} ${not(yes)}${past('зазнав', said(claim.who, context))} поранень`,
};
