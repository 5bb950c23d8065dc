import type { ConditionText } from '../../../words.ts';

export const text: ConditionText<'anyDefeated'> = {
  says: (_claim, _context, yes) => (yes ? 'від цього загинув хоча б один боєць' : 'від цього не загинув жоден боєць'),
};
