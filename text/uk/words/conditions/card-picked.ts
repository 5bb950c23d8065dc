import type { ConditionText } from '../../../words.ts';

export const text: ConditionText<'cardPicked'> = {
  says: (_claim, _context, yes) => (yes ? 'карту вибрано' : 'жодної карти не вибрано'),
};
