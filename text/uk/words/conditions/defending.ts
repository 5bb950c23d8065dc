import { isYou } from '../../../slavic/sentences.ts';
import type { ConditionText } from '../../../words.ts';
import { not } from '../../grammar.ts';

export const text: ConditionText<'defending'> = {
  says: (_claim, context, yes) => (isYou(context) ? `ви ${not(yes)}обороняєтеся` : `суперник ${not(yes)}обороняється`),
};
