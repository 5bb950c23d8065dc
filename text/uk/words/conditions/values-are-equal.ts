import type { ConditionText } from '../../../words.ts';
import { not } from '../../grammar.ts';

export const text: ConditionText<'valuesAreEqual'> = {
  says: (_claim, _context, yes) => `значення обох карт ${not(yes)}однакові`,
};
