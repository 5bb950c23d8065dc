import type { ConditionText } from '../../../words.ts';
import { a } from '../../grammar.ts';
import { said, token } from '../../who.ts';

export const text: ConditionText<'startedOnToken'> = {
  says: (claim, context, yes) =>
    `${said(claim.who, context)} ${yes ? 'started' : 'did not start'} this turn in a space with ${a(token(context).name)}`,
};
