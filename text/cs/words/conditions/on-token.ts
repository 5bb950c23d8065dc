import type { ConditionText } from '../../../words.ts';
import { is } from '../../grammar.ts';
import { said, token } from '../../who.ts';

export const text: ConditionText<'onToken'> = {
  says: (claim, context, yes) => `${is(yes)} ${said(claim.who, context).nom} na poli s ${token(context).ins}`,
};
