import type { ConditionText } from '../../../words.ts';
import { is, isYou } from '../../grammar.ts';

export const text: ConditionText<'yourTurn'> = {
  says: (_claim, context, yes) => `it ${is(yes)} ${isYou(context) ? 'your' : 'their'} turn`,
};
