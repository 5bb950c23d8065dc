import type { ConditionText } from '../../../words.ts';

export const text: ConditionText<'cardPicked'> = {
  says: (_claim, _context, yes) => (yes ? 'byla nějaká karta vybrána' : 'nebyla vybrána žádná karta'),
};
