import { phrase } from '../../../sentence.ts';
import { isYou } from '../../../slavic/sentences.ts';
import type { VerbText } from '../../../words.ts';

export const text: VerbText<'lockYourValues'> = {
  says: (effect, context) =>
    phrase(
      `до кінця ходу значення кожної ${isYou(context) ? 'вашої карти' : 'карти суперника'} в бою дорівнює ${effect.to}, і ніщо не може його змінити`,
    ),
};
