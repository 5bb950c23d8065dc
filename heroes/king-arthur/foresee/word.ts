/** King Arthur's own word: look at the top cards of the deck, take some, put the others back on top in any order. */
import {
  ASK, cardId, type Frame, type Game, heard, kindIn, kindOf, lookAtTop, offerKinds, ownVerb, READY, SECRET, sideOfSeat, slots, STAY, takeUnseen, tellCards, whole,
} from '@peerless/engine';

/** How many cards are seen, and how many of those not taken are in their place; `step` counts those taken. */
const { seen, placed } = slots({ seen: 'thing', placed: 'thing' });

export const foresee = ownVerb('foresee', {
also: null,
  said: 'anywhere',
needs: null,
  fields: { cards: whole(1, 20), take: whole(0, 20) },
  opponent: false,
discloses: false,
looks: false,
  motif: 'deck',
  asks: {
    questions: { takeCard: 'faceDown', putBack: 'faceDown' },
    question: (_game, frame, { take }) => (frame.step < take ? 'takeCard' : 'putBack'),
who: null,
    slots: { seen, placed },
picksCards: false,
mayPick: null,
about: null,
aim: null,
    blank(game, frame, { take }) {
      if (seen.get(frame) < 0) return READY;
      const open = openCards(game, frame, take);
      if (!open.length) return READY;
      offerKinds(game, open, () => true);
      return open.length > 1 ? SECRET : ASK;
    },
    fill(game, frame, choice, { take }) {
      const seat = game.seats[frame.you];
      const open = openCards(game, frame, take);
      const at = seat.deck.length - left(frame) + open.findIndex((card) => kindOf(card) === kindIn(choice));
      if (frame.step < Math.min(take, seen.get(frame))) {
        takeUnseen(game, frame.you, at);
        frame.step++;
        frame.thatMany++;
      } else {
        const [card] = seat.deck.splice(at, 1);
        seat.deck.splice(seat.deck.length - placed.get(frame), 0, card);
        placed.set(frame, placed.get(frame) + 1);
      }
    },
  },
isPossible: null,
isVain: null,
tells: null,
  perform(game, frame, { cards }) {
    const seat = game.seats[frame.you];
    const mine = sideOfSeat(game, frame.you);
    if (seen.get(frame) < 0) {
      seen.set(frame, Math.min(cards, seat.deck.length));
      placed.set(frame, 0);
      frame.thatMany = 0;
      tellSeen(game, frame, lookAtTop(game, frame.you, seen.get(frame), mine));
      return STAY;
    }
    const taken = frame.thatMany;
    if (heard() && taken) {
      const about = { kind: 'take', seat: frame.you, from: 'deck', count: taken } as const;
      tellCards(mine, { ...about, cards: seat.hand.slice(-taken).map((card) => cardId(game, card)) }, about);
    }
    return;
  },
});

const left = (frame: Frame): number => seen.get(frame) - frame.step;
/** The cards of which one is to be named now: to take, or to lie next from the top. */
function openCards(game: Game, frame: Frame, take: number): number[] {
  const { deck } = game.seats[frame.you];
  const rest = deck.slice(deck.length - left(frame));
  if (frame.step < Math.min(take, seen.get(frame))) return rest;
  const unplaced = rest.slice(0, rest.length - placed.get(frame));
  return unplaced.length > 1 ? unplaced : [];
}
function tellSeen(game: Game, frame: Frame, cards: readonly number[]): void {
  if (!heard()) return;
  const about = { kind: 'look', seat: frame.you, at: frame.you, what: 'deck', count: cards.length } as const;
  tellCards(sideOfSeat(game, frame.you), { ...about, cards: cards.map((card) => cardId(game, card)).reverse() }, about);
}
