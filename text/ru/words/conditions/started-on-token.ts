import type { ConditionText } from '../../../words.ts';
import { withPreposition } from '../../declension.ts';
import { started } from '../../started.ts';
import { token } from '../../who.ts';

export const text: ConditionText<'startedOnToken'> = {
  says: (claim, context, yes) => `${started(claim.who, context, yes)} в ячейке ${withPreposition(token(context).ins)}`,
};
