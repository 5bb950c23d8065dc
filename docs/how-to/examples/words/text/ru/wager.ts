import { heavy } from '../../../sentence.ts';
import { isYou } from '../../../slavic/sentences.ts';
import type { VerbText } from '../../../words.ts';
import { act } from '../../grammar.ts';

export const text: VerbText<'wager'> = {
  says: (_effect, context, mood) => [
    ...act(context, mood, (v) => `втайне ${v('выбрать')} карту из своей руки`),
    heavy(
      isYou(context)
        ? 'противник угадывает её значение УСИЛЕНИЯ; если угадал, сбросьте эту карту'
        : 'угадайте её значение УСИЛЕНИЯ; если угадали, противник сбрасывает эту карту',
    ),
  ],
  asks: { pickCard: () => 'выберите карту', number: () => 'угадайте её значение УСИЛЕНИЯ' },
};
