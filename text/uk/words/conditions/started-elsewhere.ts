import type { ConditionText } from '../../../words.ts';
import { started } from '../../started.ts';

export const text: ConditionText<'startedElsewhere'> = {
  says: (claim, context, yes) => `${started(claim.who, context)} в ${yes ? 'іншій' : 'тій самій'} комірці`,
};
