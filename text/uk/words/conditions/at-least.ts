import type { ConditionText } from '../../../words.ts';
import { atLeast } from '../../amounts.ts';

export const text: ConditionText<'atLeast'> = {
  says: (claim, context, yes) => atLeast(claim.than, claim.amount, context, yes),
};
