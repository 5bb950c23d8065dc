import { END, isYou } from '../../../slavic/sentences.ts';
import type { VerbText } from '../../../words.ts';
import { offered } from '../../grammar.ts';

export const text: VerbText<'replaceYourCard'> = {
  says: (_effect, context, mood) =>
    offered(
      `vrátit tuto kartu do ruky a zahrát místo ní lícem nahoru jinou kartu, kterou může ${isYou(context) ? 'váš' : 'jeho'} bojovník zaútočit${END}`,
      context,
      mood,
    ),
  asks: { replaceCard: () => 'vyberte kartu, kterou zahrajete místo této, nebo ponechte tuto' },
  declines: { replaceCard: 'ponechat tuto kartu' },
};
