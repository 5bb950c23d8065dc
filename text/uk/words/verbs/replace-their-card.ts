import { heavy } from '../../../sentence.ts';
import { END, isYou } from '../../../slavic/sentences.ts';
import type { VerbText } from '../../../words.ts';
import { act, theirCard } from '../../grammar.ts';
import { fighter } from '../../who.ts';

export const text: VerbText<'replaceTheirCard'> = {
  says: (_effect, context, mood) => [
    ...act(
      context,
      mood,
      (v) =>
        `${v('повернути')} ${theirCard(context, 'acc')} ${isYou(context) ? 'в його руку' : 'у вашу руку'}, ${v('проглянути')} цю руку і ${v('вибрати')} карту, якою може атакувати ${fighter('opposingFighter', context, true).nom}${END}`,
    ),
    heavy('її буде розіграно замість повернутої'),
  ],
  asks: { pickCard: () => 'виберіть карту, якою атакує суперник' },
};
