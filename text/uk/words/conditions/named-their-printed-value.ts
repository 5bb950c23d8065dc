import { END } from '../../../slavic/sentences.ts';
import type { ConditionText } from '../../../words.ts';
import { not, theirCard } from '../../grammar.ts';

export const text: ConditionText<'namedTheirPrintedValue'> = {
  says: (_claim, context, yes) => `назване вами число ${not(yes)}дорівнює значенню, вказаному на ${theirCard(context, 'loc')}${END}`,
};
