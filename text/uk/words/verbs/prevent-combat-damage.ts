import { phrase } from '../../../sentence.ts';
import type { VerbText } from '../../../words.ts';

export const text: VerbText<'preventCombatDamage'> = {
  says: (_effect, _context, mood) =>
    phrase(mood === 'bare' ? 'запобігти всім бойовим пораненням у цьому бою' : 'ніхто не зазнає бойових поранень у цьому бою'),
};
