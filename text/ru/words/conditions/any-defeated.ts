import type { ConditionText } from '../../../words.ts';

export const text: ConditionText<'anyDefeated'> = {
  says: (_claim, _context, yes) => (yes ? 'при этом повержен хотя бы один боец' : 'при этом ни один боец не повержен'),
};
