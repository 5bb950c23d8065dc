import { phrase } from '../../../sentence.ts';
import { isYou } from '../../../slavic/sentences.ts';
import type { VerbText } from '../../../words.ts';

export const text: VerbText<'lockYourValues'> = {
  says: (effect, context) =>
    phrase(
      `do konce tahu je hodnota každé ${isYou(context) ? 'vaší karty' : 'karty protivníka'} v souboji ${effect.to} a nic ji nemůže změnit`,
    ),
};
