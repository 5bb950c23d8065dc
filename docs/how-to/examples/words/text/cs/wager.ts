import { heavy } from '../../../sentence.ts';
import { isYou } from '../../../slavic/sentences.ts';
import type { VerbText } from '../../../words.ts';
import { act } from '../../grammar.ts';

export const text: VerbText<'wager'> = {
  says: (_effect, context, mood) => [
    ...act(context, mood, (v) => `tajně ${v('vybrat')} kartu ve své ruce`),
    heavy(
      isYou(context)
        ? 'protivník hádá její hodnotu POSÍLENÍ; pokud uhodne, odhoďte tuto kartu'
        : 'hádejte její hodnotu POSÍLENÍ; pokud uhodnete, protivník tuto kartu odhodí',
    ),
  ],
  asks: { pickCard: () => 'vyberte kartu', number: () => 'hádejte její hodnotu POSÍLENÍ' },
};
