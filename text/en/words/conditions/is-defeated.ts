import type { ConditionText } from '../../../words.ts';
import { is } from '../../grammar.ts';
import { said } from '../../who.ts';

export const text: ConditionText<'isDefeated'> = {
  says: (claim, context, yes) => `${said(claim.who, context)} ${is(yes)} defeated`,
};
