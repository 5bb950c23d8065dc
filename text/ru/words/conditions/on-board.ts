import type { ConditionText } from '../../../words.ts';
import { not } from '../../grammar.ts';
import { said } from '../../who.ts';

export const text: ConditionText<'onBoard'> = {
  says: (claim, context, yes) => `${said(claim.who, context).nom} ${not(yes)}находится на поле боя`,
};
