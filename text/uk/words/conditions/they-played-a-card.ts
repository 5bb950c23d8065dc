import { isYou } from '../../../slavic/sentences.ts';
import type { ConditionText } from '../../../words.ts';
import { not, they } from '../../grammar.ts';

export const text: ConditionText<'theyPlayedACard'> = {
  says: (_claim, context, yes) =>
    `${they(context)} ${not(yes)}${isYou(context) ? 'розіграв' : 'розіграли'} ${yes ? 'карту' : 'карти'} в цьому бою`,
};
