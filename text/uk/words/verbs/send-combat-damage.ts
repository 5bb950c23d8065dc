import { phrase } from '../../../sentence.ts';
import type { VerbText } from '../../../words.ts';
import { who } from '../../who.ts';

export const text: VerbText<'sendCombatDamage'> = {
  says: (effect, context, mood) =>
    phrase(
      mood === 'bare'
        ? `спрямувати всі бойові поранення на ${who(effect.to, context, true).acc}`
        : `бойових поранень натомість зазнає ${who(effect.to, context, true).nom}`,
    ),
};
