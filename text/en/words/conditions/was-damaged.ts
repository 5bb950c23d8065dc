import type { ConditionText } from '../../../words.ts';
import { fighter } from '../../who.ts';

export const text: ConditionText<'wasDamaged'> = {
  says: (claim, context, yes) => `this ${yes ? 'damaged' : 'did not damage'} ${fighter(claim.who, context)}`,
};
