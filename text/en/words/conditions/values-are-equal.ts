import type { ConditionText } from '../../../words.ts';

export const text: ConditionText<'valuesAreEqual'> = {
  says: (_claim, _context, yes) => (yes ? 'both cards have the same value' : 'the two cards have different values'),
};
