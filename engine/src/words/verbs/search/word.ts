/** Take the card so named from your discard pile, or search your deck for it and shuffle, found or not. */
import { kindOf } from '../../../data/card.ts';
import { plain } from '../../../data/fields.ts';
import { yourName } from '../../../data/kinds.ts';
import { matchOf } from '../../../data/match.ts';
import { verb } from '../../../data/word.ts';
import type { Effect } from '../../../data/words.ts';
import { shuffleDeck, takeOpenly } from '../../../rules/cards.ts';

declare module '../../../data/words.ts' {
  interface Verbs {
    search: { do: 'search'; name: string };
  }
}
export const search = (name: string): Effect => ({ do: 'search', name });

export const word = verb('search', {
  also: 'find tutor',
  said: 'anywhere',
  needs: null,
  fields: { name: plain(yourName('card')) },
  opponent: false,
  discloses: false,
  looks: false,
  motif: 'deck',
  asks: null,
  isPossible: null,
  isVain: null,
  tells: null,
  perform(game, frame, args) {
    const seat = game.seats[frame.you];
    if (seat.out) return;
    const isIt = (card: number): boolean => matchOf(game).kinds[kindOf(card)].id === args.name;
    const inPile = seat.discard.findLastIndex(isIt);
    if (inPile >= 0) return takeOpenly(game, frame.you, seat.discard.splice(inPile, 1)[0], 'discard');
    const inDeck = seat.deck.findIndex(isIt);
    if (inDeck >= 0) takeOpenly(game, frame.you, seat.deck.splice(inDeck, 1)[0], 'deck');
    shuffleDeck(game, frame.you);
  },
});
