import { phrase } from '../../../sentence.ts';
import { isYou } from '../../../slavic/sentences.ts';
import type { VerbText } from '../../../words.ts';

export const text: VerbText<'lockYourValues'> = {
  says: (effect, context) =>
    phrase(
      `до конца хода значение каждой ${isYou(context) ? 'вашей карты' : 'карты противника'} в бою равно ${effect.to}, и ничто не может его изменить`,
    ),
};
