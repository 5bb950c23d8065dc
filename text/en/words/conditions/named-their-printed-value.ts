import type { ConditionText } from '../../../words.ts';
import { is } from '../../grammar.ts';
import { theirCard } from '../../who.ts';

export const text: ConditionText<'namedTheirPrintedValue'> = {
  says: (_claim, context, yes) => `the number you named ${is(yes)} the printed value of ${theirCard(context)}`,
};
