/** That card goes under the deck of whose hand it was picked from. */
import { kindOf } from '../../../data/card.ts';
import { heard, tellCards } from '../../../data/sink.ts';
import { verb } from '../../../data/word.ts';
import type { Effect } from '../../../data/words.ts';
import { holderOf, putIntoDeck, sideOfSeat } from '../../../machine/knowledge.ts';
import { cardId } from '../../../rules/cards.ts';

declare module '../../../data/words.ts' {
  interface Verbs {
    putPickedUnder: { do: 'putPickedUnder' };
  }
}
export const putThatCardUnderTheirDeck: Effect = { do: 'putPickedUnder' };

export const word = verb('putPickedUnder', {
  also: null,
  said: 'anywhere',
  needs: null,
  fields: {},
  opponent: true,
  discloses: true,
  looks: false,
  motif: 'deck',
  asks: null,
  isPossible: null,
  isVain: null,
  tells: { isOfThatCard: true, isOfOthers: true },
  perform(game, frame) {
    const holder = holderOf(game, frame.thatCard);
    if (holder < 0) return;
    const seers = sideOfSeat(game, holder) | sideOfSeat(game, frame.by);
    putIntoDeck(game, holder, kindOf(frame.thatCard), 'bottom', seers);
    if (heard())
      tellCards(
        seers,
        { kind: 'putBack', seat: holder, where: 'bottom', count: 1, cards: [cardId(game, frame.thatCard)] },
        { kind: 'putBack', seat: holder, where: 'bottom', count: 1 },
      );
  },
});
