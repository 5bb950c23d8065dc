import type { ConditionText } from '../../../words.ts';
import { not } from '../../grammar.ts';
import { started } from '../../started.ts';
import { token } from '../../who.ts';

export const text: ConditionText<'startedOnToken'> = {
  says: (claim, context, yes) => `${started(claim.who, context)} ${not(yes)}в комірці з ${token(context).ins}`,
};
