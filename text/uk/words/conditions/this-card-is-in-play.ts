import type { ConditionText } from '../../../words.ts';

export const text: ConditionText<'thisCardIsInPlay'> = {
  says: (_claim, _context, yes) => `ця карта ${yes ? 'ще' : 'вже не'} у грі`,
};
