import type { ConditionText } from '../../../words.ts';
import { withPreposition } from '../../declension.ts';
import { not } from '../../grammar.ts';
import { said, token } from '../../who.ts';

export const text: ConditionText<'onToken'> = {
  says: (claim, context, yes) => `${said(claim.who, context).nom} ${not(yes)}находится в ячейке ${withPreposition(token(context).ins)}`,
};
