import type { ConditionText } from '../../../words.ts';
import { not } from '../../grammar.ts';
import { said } from '../../who.ts';

export const text: ConditionText<'adjacent'> = {
  says: (claim, context, yes) => `${said(claim.who, context).nom} и ${said(claim.to, context).nom} ${not(yes)}находятся в смежных ячейках`,
};
