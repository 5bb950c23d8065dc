import type { ConditionText } from '../../../words.ts';
import { pronouns, said } from '../../who.ts';

export const text: ConditionText<'startedInAnotherZone'> = {
  says: (claim, context, yes) =>
    `${said(claim.who, context)} is in ${yes ? 'none' : 'one'} of the zones of the space where ${pronouns(claim.who, context).they} started this turn`,
};
