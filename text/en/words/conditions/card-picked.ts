import type { ConditionText } from '../../../words.ts';

export const text: ConditionText<'cardPicked'> = {
  says: (_claim, _context, yes) => (yes ? 'a card was chosen' : 'no card was chosen'),
};
