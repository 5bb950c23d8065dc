import type { ConditionText } from '../../../words.ts';

export const text: ConditionText<'cardPicked'> = {
  says: (_claim, _context, yes) => (yes ? 'карта выбрана' : 'никакая карта не выбрана'),
};
