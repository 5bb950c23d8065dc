import type { ConditionText } from '../../../words.ts';
import { is } from '../../grammar.ts';
import { inZone, said } from '../../who.ts';

export const text: ConditionText<'inZoneOf'> = {
  says: (claim, context, yes) => `${is(yes)} ${said(claim.who, context).nom} ${inZone(claim.of, { ...context, named: [claim.of] })}`,
};
