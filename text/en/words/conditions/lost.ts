import type { ConditionText } from '../../../words.ts';
import { subject } from '../../grammar.ts';

export const text: ConditionText<'lost'> = {
  says: (_claim, context, yes) => `${subject(context)} ${yes ? 'lost' : 'did not lose'}`,
};
