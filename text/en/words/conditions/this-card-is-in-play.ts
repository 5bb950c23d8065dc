import type { ConditionText } from '../../../words.ts';

export const text: ConditionText<'thisCardIsInPlay'> = {
  says: (_claim, _context, yes) => `this card is ${yes ? 'still' : 'no longer'} in play`,
};
