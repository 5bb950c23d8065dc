import { END } from '../../../slavic/sentences.ts';
import type { ConditionText } from '../../../words.ts';
import { not, theirCard } from '../../grammar.ts';

export const text: ConditionText<'namedTheirPrintedValue'> = {
  says: (_claim, context, yes) => `названное вами число ${not(yes)}равно значению, указанному на ${theirCard(context, 'pre')}${END}`,
};
