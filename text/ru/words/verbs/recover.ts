import type { Mood, Phrase } from '../../../sentence.ts';
import { isFurther, phrase, towards } from '../../../sentence.ts';
import type { VerbText } from '../../../words.ts';
import { quantity } from '../../amounts.ts';
import type { Noun } from '../../declension.ts';
import { HEALTH } from '../../grammar.ts';
import { who } from '../../who.ts';

/** "Алиса восстанавливает 2 здоровья", "(вы можете) восстановить Алисе 2 здоровья". */
const recovers = (mood: Mood, whom: Noun, much: string): Phrase[] =>
  phrase(mood === 'bare' ? `восстановить ${whom.dat} ${much}` : `${whom.nom} восстанавливает ${much}`);

export const text: VerbText<'recover'> = {
  says: (effect, context, mood) =>
    recovers(
      mood,
      who(effect.who, context),
      `${isFurther(effect, context) ? 'ещё ' : ''}${quantity(effect.amount, HEALTH, towards(effect.who, context)).join('')}`,
    ),
};
