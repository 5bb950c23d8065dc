import { isYou } from '../../../slavic/sentences.ts';
import type { ConditionText } from '../../../words.ts';
import { not } from '../../grammar.ts';

export const text: ConditionText<'defending'> = {
  says: (_claim, context, yes) => (isYou(context) ? `вы ${not(yes)}обороняетесь` : `противник ${not(yes)}обороняется`),
};
