import type { ConditionText } from '../../../words.ts';
import { not } from '../../grammar.ts';
import { inZone, said } from '../../who.ts';

export const text: ConditionText<'inZoneOf'> = {
  says: (claim, context, yes) => `${said(claim.who, context).nom} ${not(yes)}находится ${inZone(claim.of, context)}`,
};
