import type { ConditionText } from '../../../words.ts';
import { said } from '../../who.ts';

export const text: ConditionText<'startedElsewhere'> = {
  says: (claim, context, yes) => `${said(claim.who, context)} ${yes ? 'started' : 'did not start'} this turn in a different space`,
};
