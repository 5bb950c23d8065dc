import { heavy } from '../../../sentence.ts';
import { isYou } from '../../../slavic/sentences.ts';
import type { VerbText } from '../../../words.ts';
import { act } from '../../grammar.ts';

export const text: VerbText<'wager'> = {
  says: (_effect, context, mood) => [
    ...act(context, mood, (v) => `потай ${v('вибрати')} карту у своїй руці`),
    heavy(
      isYou(context)
        ? 'суперник відгадує її значення ПОЛІПШЕННЯ; якщо відгадав, скиньте цю карту'
        : 'відгадайте її значення ПОЛІПШЕННЯ; якщо відгадали, суперник скидає цю карту',
    ),
  ],
  asks: { pickCard: () => 'виберіть карту', number: () => 'відгадайте її значення ПОЛІПШЕННЯ' },
};
