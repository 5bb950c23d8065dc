import type { ConditionText } from '../../../words.ts';
import { subject } from '../../grammar.ts';

export const text: ConditionText<'won'> = {
  says: (_claim, context, yes) => `${subject(context)} ${yes ? 'won' : 'did not win'}`,
};
