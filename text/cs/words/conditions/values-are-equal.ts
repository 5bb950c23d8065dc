import type { ConditionText } from '../../../words.ts';

export const text: ConditionText<'valuesAreEqual'> = {
  says: (_claim, _context, yes) => `${yes ? 'jsou' : 'nejsou'} hodnoty obou karet stejné`,
};
