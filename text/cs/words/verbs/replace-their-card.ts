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
        `${v('vrátit')} ${theirCard(context, 'acc')} do ${isYou(context) ? 'jeho' : 'vaší'} ruky, ${v('prohlédnout')} si karty v této ruce a ${v('vybrat')} z nich kartu, kterou může ${fighter('opposingFighter', context, true).nom} zaútočit${END}`,
    ),
    heavy('vybraná karta se zahraje místo vrácené'),
  ],
  asks: { pickCard: () => 'vyberte kartu, kterou protivník zaútočí' },
};
