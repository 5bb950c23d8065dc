import type { ConditionText } from '../../../words.ts';
import { is, isYou, nth } from '../../grammar.ts';

export const text: ConditionText<'actionNumber'> = {
  says: (claim, context, yes) => `this ${is(yes)} ${isYou(context) ? 'your' : 'their'} ${nth(claim.is)} action this turn`,
};
