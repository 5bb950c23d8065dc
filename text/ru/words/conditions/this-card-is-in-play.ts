import type { ConditionText } from '../../../words.ts';

export const text: ConditionText<'thisCardIsInPlay'> = {
  says: (_claim, _context, yes) => `эта карта ${yes ? 'ещё' : 'уже не'} в игре`,
};
