/** Discard so many cards that chance picks. */
import { openly } from '../../../data/card.ts';
import { NONE } from '../../../data/frame.ts';
import { verb } from '../../../data/word.ts';
import type { Effect } from '../../../data/words.ts';
import { discardAtRandom } from '../../../rules/cards.ts';
import { upToHighest } from '../../fields.ts';

declare module '../../../data/words.ts' {
  interface Verbs {
    discardRandom: { do: 'discardRandom'; cards: number };
  }
}
export const discardRandom = (cards: number): Effect => ({ do: 'discardRandom', cards });

export const word = verb('discardRandom', {
  also: null,
  said: 'anywhere',
  needs: null,
  fields: { cards: upToHighest },
  opponent: false,
  discloses: false,
  looks: false,
  motif: 'discard',
  asks: null,
  isPossible: null,
  isVain: null,
  tells: { counts: 'discarded' },
  perform(game, frame, args) {
    frame.thatMany = 0;
    frame.thatCard = NONE;
    for (let i = 0; i < args.cards && !game.seats[frame.you].out; i++) {
      const kind = discardAtRandom(game, frame.you, frame.by);
      if (kind < 0) break;
      frame.thatCard = openly(kind);
      frame.thatMany++;
    }
  },
});
