/** Discard the top card of your deck. */
import { openly } from '../../../data/card.ts';
import { verb } from '../../../data/word.ts';
import type { Effect } from '../../../data/words.ts';
import { discardTopCard } from '../../../rules/cards.ts';

declare module '../../../data/words.ts' {
  interface Verbs {
    discardTop: { do: 'discardTop' };
  }
}
export const discardTopOfDeck: Effect = { do: 'discardTop' };

export const word = verb('discardTop', {
  also: null,
  said: 'anywhere',
  needs: null,
  fields: {},
  opponent: false,
  discloses: false,
  looks: false,
  motif: 'discard',
  asks: null,
  isPossible: null,
  isVain: null,
  tells: null,
  perform(game, frame) {
    frame.thatCard = openly(discardTopCard(game, frame.you));
  },
});
