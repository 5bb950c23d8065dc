import type { ConditionText } from '../../../words.ts';
import { a, is } from '../../grammar.ts';
import { said, token } from '../../who.ts';

export const text: ConditionText<'onToken'> = {
  says: (claim, context, yes) => `${said(claim.who, context)} ${is(yes)} in a space with ${a(token(context).name)}`,
};
