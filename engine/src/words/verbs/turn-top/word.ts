/** The top card of your deck is turned up for all to see and taken into the hand; “that card” from now on. */
import { openly } from '../../../data/card.ts';
import { NONE } from '../../../data/frame.ts';
import { verb } from '../../../data/word.ts';
import type { Effect } from '../../../data/words.ts';
import { turnUp } from '../../../machine/knowledge.ts';
import { takeOpenly } from '../../../rules/cards.ts';

declare module '../../../data/words.ts' {
  interface Verbs {
    turnTop: { do: 'turnTop' };
  }
}
export const turnTopOfDeck: Effect = { do: 'turnTop' };

export const word = verb('turnTop', {
  also: null,
  said: 'anywhere',
  needs: null,
  fields: {},
  opponent: false,
  discloses: false,
  looks: false,
  motif: 'deck',
  asks: null,
  isPossible: null,
  isVain: null,
  tells: null,
  perform(game, frame) {
    const seat = game.seats[frame.you];
    frame.thatCard = NONE;
    if (seat.out || !seat.deck.length) return;
    const kind = turnUp(game, frame.you);
    frame.thatCard = openly(kind);
    takeOpenly(game, frame.you, kind, 'deck');
  },
});
