import type { ConditionText } from '../../../words.ts';
import { is } from '../../grammar.ts';
import { said } from '../../who.ts';

export const text: ConditionText<'adjacent'> = {
  says: (claim, context, yes) => `${said(claim.who, context)} ${is(yes)} adjacent to ${said(claim.to, context)}`,
};
