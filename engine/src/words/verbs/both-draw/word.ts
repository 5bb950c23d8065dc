/** You and your opponent draw at the same time. */
import { verb } from '../../../data/word.ts';
import type { Amount, Effect } from '../../../data/words.ts';
import { drawCards } from '../../../rules/cards.ts';
import { amount } from '../../fields.ts';

declare module '../../../data/words.ts' {
  interface Verbs {
    bothDraw: { do: 'bothDraw'; cards: Amount };
  }
}
export const bothDraw = (cards: Amount): Effect => ({ do: 'bothDraw', cards });

export const word = verb('bothDraw', {
  also: null,
  said: 'play',
  needs: null,
  fields: { cards: amount },
  opponent: true,
  discloses: false,
  looks: false,
  motif: 'draw',
  asks: null,
  isPossible: null,
  isVain: null,
  tells: { isOfOthers: true },
  perform(game, frame, args) {
    drawCards(game, frame.them >= 0 ? [frame.you, frame.them] : [frame.you], args.cards(game, frame), frame);
  },
});
