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
        `${v('вернуть')} ${theirCard(context, 'acc')} в ${isYou(context) ? 'его руку' : 'вашу руку'}, ${v('посмотреть')} карты в этой руке и ${v('выбрать')} карту, которой может атаковать ${fighter('opposingFighter', context, true).nom}${END}`,
    ),
    heavy('она разыгрывается вместо возвращённой'),
  ],
  asks: { pickCard: () => 'выберите карту, которой атакует противник' },
};
