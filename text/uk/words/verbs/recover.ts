import type { Mood, Phrase } from '../../../sentence.ts';
import { isFurther, phrase, towards } from '../../../sentence.ts';
import type { VerbText } from '../../../words.ts';
import { quantity } from '../../amounts.ts';
import type { Noun } from '../../declension.ts';
import { HEALTH } from '../../grammar.ts';
import { who } from '../../who.ts';

/** "Аліса відновлює 2 одиниці здоров’я", "(ви можете) відновити Алісі 2 одиниці здоров’я". */
const recovers = (mood: Mood, whom: Noun, much: string): Phrase[] =>
  phrase(mood === 'bare' ? `відновити ${whom.dat} ${much}` : `${whom.nom} відновлює ${much}`);

export const text: VerbText<'recover'> = {
  says: (effect, context, mood) =>
    recovers(
      mood,
      who(effect.who, context),
      `${isFurther(effect, context) ? 'ще ' : ''}${quantity(effect.amount, HEALTH, towards(effect.who, context)).join('')}`,
    ),
};
