import { isYou } from '../../../slavic/sentences.ts';
import type { ConditionText } from '../../../words.ts';
import { not } from '../../grammar.ts';

export const text: ConditionText<'lost'> = {
  says: (_claim, context, yes) => `${isYou(context) ? `ви ${not(yes)}програли` : `суперник ${not(yes)}програв`} бій`,
};
