import type { ConditionText } from '../../../words.ts';
import { past } from '../../declension.ts';
import { not } from '../../grammar.ts';
import { said } from '../../who.ts';

export const text: ConditionText<'wasDamaged'> = {
  says: (claim, context, yes) => `при этом ${said(claim.who, context).nom} ${not(yes)}${past('получил', said(claim.who, context))} урон`,
};
