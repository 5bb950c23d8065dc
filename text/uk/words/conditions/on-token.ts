import type { ConditionText } from '../../../words.ts';
import { not } from '../../grammar.ts';
import { said, token } from '../../who.ts';

export const text: ConditionText<'onToken'> = {
  says: (claim, context, yes) => `${said(claim.who, context).nom} ${not(yes)}перебуває в комірці з ${token(context).ins}`,
};
