import type { ConditionText } from '../../../words.ts';

export const text: ConditionText<'anyDefeated'> = {
  says: (_claim, _context, yes) => (yes ? 'this defeated at least one fighter' : 'this defeated no fighter'),
};
