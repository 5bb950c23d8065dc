import type { ConditionText } from '../../../words.ts';
import { adjective } from '../../declension.ts';
import { not } from '../../grammar.ts';
import { said } from '../../who.ts';

export const text: ConditionText<'adjacent'> = {
  says: (claim, context, yes) =>
    `${said(claim.who, context).nom} ${not(yes)}${adjective('суміжний', said(claim.who, context).gender, 'nom')} з ${said(claim.to, context).ins}`,
};
