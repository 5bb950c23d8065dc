import type { ConditionText } from '../../../words.ts';

export const text: ConditionText<'thisCardIsInPlay'> = {
  says: (_claim, _context, yes) => (yes ? 'je tato karta stále ve hře' : 'tato karta už není ve hře'),
};
