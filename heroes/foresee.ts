/** King Arthur's own word: look at the top cards of the deck, take some, put the others back on top in any order. */
import {
  ASK, cardId, type Frame, type Game, heard, kindOf, lookAtTop, offerKinds, READY, SECRET, sideOfSeat, STAY, takeUnseen, tellCards, type Verb, which,
} from '@peerless/engine';

interface Foresee {
  cards: number;
  take: number;
}

/** `a` is how many cards are seen, `stage` how many are taken, `b` how many of the others are in their place. */
export const foresee: Verb<Foresee> = {
  question: (_game, frame, { take }) => (frame.stage < take ? 'takeCard' : 'putBack'),
  blank(game, frame, { take }) {
    if (frame.a < 0) return READY;
    const open = openCards(game, frame, take);
    if (!open.length) return READY;
    offerKinds(open, () => true);
    return open.length > 1 ? SECRET : ASK;
  },
  fill(game, frame, choice, { take }) {
    const seat = game.seats[frame.you];
    const open = openCards(game, frame, take);
    const at = seat.deck.length - left(frame) + open.findIndex((card) => kindOf(card) === which(choice));
    if (frame.stage < Math.min(take, frame.a)) {
      takeUnseen(game, frame.you, at);
      frame.stage++;
      frame.n++;
    } else {
      const [card] = seat.deck.splice(at, 1);
      seat.deck.splice(seat.deck.length - Math.max(0, frame.b), 0, card);
      frame.b = Math.max(0, frame.b) + 1;
    }
  },
  perform(game, frame, { cards }) {
    const seat = game.seats[frame.you];
    const mine = sideOfSeat(game, frame.you);
    if (frame.a < 0) {
      frame.a = Math.min(cards, seat.deck.length);
      frame.n = 0;
      tellSeen(game, frame, lookAtTop(game, frame.you, frame.a, mine));
      return STAY;
    }
    if (heard() && frame.n) {
      const names = seat.hand.slice(-frame.n).map((card) => cardId(game, card));
      tellCards(mine, { kind: 'take', seat: frame.you, from: 'deck', count: frame.n, cards: names }, { kind: 'take', seat: frame.you, from: 'deck', count: frame.n });
    }
    return;
  },
};

const left = (frame: Frame): number => frame.a - frame.stage;
/** The cards of which one is to be named now: to take, or to lie next from the top. */
function openCards(game: Game, frame: Frame, take: number): number[] {
  const { deck } = game.seats[frame.you];
  const rest = deck.slice(deck.length - left(frame));
  if (frame.stage < Math.min(take, frame.a)) return rest;
  const unplaced = rest.slice(0, rest.length - Math.max(0, frame.b));
  return unplaced.length > 1 ? unplaced : [];
}
function tellSeen(game: Game, frame: Frame, seen: readonly number[]): void {
  if (!heard()) return;
  const about = { kind: 'look', seat: frame.you, at: frame.you, what: 'deck', count: seen.length } as const;
  tellCards(sideOfSeat(game, frame.you), { ...about, cards: seen.map((card) => cardId(game, card)).reverse() }, about);
}
