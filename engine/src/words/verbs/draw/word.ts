/** Draw so many cards. */
import { verb } from '../../../data/word.ts';
import type { Amount, Effect } from '../../../data/words.ts';
import { drawCards } from '../../../rules/cards.ts';
import { amount } from '../../fields.ts';

declare module '../../../data/words.ts' {
  interface Verbs {
    draw: { do: 'draw'; cards: Amount };
  }
}
export const draw = (cards: Amount): Effect => ({ do: 'draw', cards });

export const word = verb('draw', {
  also: null,
  said: 'anywhere',
  needs: null,
  fields: { cards: amount },
  opponent: false,
  discloses: false,
  looks: false,
  motif: 'draw',
  asks: null,
  isPossible: null,
  isVain: null,
  tells: null,
  perform(game, frame, args) {
    drawCards(game, [frame.you], args.cards(game, frame), frame);
  },
});
