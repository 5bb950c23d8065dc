import type { ConditionText } from '../../../words.ts';
import { condition } from '../../speech.ts';

export const text: ConditionText<'not'> = {
  says: (claim, context, yes) => condition(claim.that, context, !yes),
};
