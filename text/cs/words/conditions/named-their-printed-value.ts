import type { ConditionText } from '../../../words.ts';
import { not, theirCard } from '../../grammar.ts';

export const text: ConditionText<'namedTheirPrintedValue'> = {
  says: (_claim, context, yes) => `se vámi zvolené číslo ${not(yes)}rovná hodnotě uvedené na ${theirCard(context, 'loc')}`,
};
