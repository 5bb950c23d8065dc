import type { ConditionText } from '../../../words.ts';

export const text: ConditionText<'anyDefeated'> = {
  says: (_claim, _context, yes) => (yes ? 'tím byl pokořen alespoň jeden bojovník' : 'tím nebyl pokořen žádný bojovník'),
};
