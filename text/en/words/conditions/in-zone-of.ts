import type { ConditionText } from '../../../words.ts';
import { is } from '../../grammar.ts';
import { said, zoneOf } from '../../who.ts';

export const text: ConditionText<'inZoneOf'> = {
  says: (claim, context, yes) => `${said(claim.who, context)} ${is(yes)} in ${zoneOf(claim.of, context)}`,
};
