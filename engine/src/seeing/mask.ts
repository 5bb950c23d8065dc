/** A game as one viewer may know it: cards that it cannot know are HIDDEN, and so is the generator (section 15). */
import {
  type Card,
  HAND,
  HIDDEN,
  hiddenOf,
  hiddenViewers,
  isHiddenOf,
  isPutBack,
  kindOf,
  onlyFor,
  placesOf,
  viewersOf,
} from '../data/card.ts';
import { NONE } from '../data/frame.ts';
import { clone, type Game, type Seat } from '../data/game.ts';
import { matchOf } from '../data/match.ts';
import { EVERYONE } from '../data/viewers.ts';
import { sideOfSeat, viewerBit } from '../machine/knowledge.ts';

export interface Masked {
  state: Game;
  /** Where cards lie in each deck that were put back from a hand, from the bottom. */
  putBack: number[][];
}

/** Hides from a viewer (a seat, or −1 for somebody without one) all that it may not know. */
export function mask(game: Game, viewer: number): Masked {
  const state = clone(game);
  state.rng = 0;
  state.key = null;
  state.fate = [];
  const bit = viewerBit(viewer);
  const side = viewer < 0 ? bit : sideOfSeat(game, viewer);
  const isOwn = (seat: number): boolean => (side & (1 << seat)) !== 0;
  const putBack = state.seats.map(({ deck }) => placesPutBack(deck));
  state.seats.forEach((seat, number) => {
    const keepers = isOwn(number) ? EVERYONE : side;
    const { deck } = seat;
    for (let i = 0; i < deck.length; i++) deck[i] = viewersOf(deck[i]) & bit ? onlyFor(deck[i], keepers) : HIDDEN;
    if (!isOwn(number)) maskHand(seat, bit, side);
  });
  for (const combat of state.combats) {
    for (const side of [combat.attack, combat.defense]) {
      if (combat.revealed || isOwn(side.seat)) continue;
      if (side.card >= 0 && !side.open && !side.bonus) side.card = HIDDEN;
      if (side.boost >= 0) side.boost = HIDDEN;
    }
  }
  maskCards(game, state, bit, isOwn);
  return { state, putBack };
}

function placesPutBack(deck: readonly Card[]): number[] {
  const places: number[] = [];
  for (let i = 0; i < deck.length; i++) if (isPutBack(deck[i])) places.push(i);
  return places;
}

/** Known cards first and in a fixed order: places in a hand tell nothing. What others remember of it is their affair. */
function maskHand(seat: Seat, bit: number, side: number): void {
  seat.seen = seat.seen.filter((memory) => viewersOf(memory) & side).sort((a, b) => a - b);
  const known: Card[] = seat.seen.filter((memory) => viewersOf(memory) === bit && placesOf(memory) === HAND).map(kindOf);
  seat.hand = [...known, ...new Array<number>(seat.hand.length - known.length).fill(HIDDEN)];
}

/** Cards face down in play, and what sentences in progress remember: cards in slots and picks, where not all have seen them. */
function maskCards(game: Game, state: Game, bit: number, isOwn: (seat: number) => boolean): void {
  const { blocks, kinds } = matchOf(game);
  const hide = (card: Card): Card => {
    if (card < 0) return isHiddenOf(card) && hiddenViewers(card) & bit ? NONE : card;
    return viewersOf(card) & bit ? card : hiddenOf(kinds[kindOf(card)].seat, viewersOf(card));
  };
  state.limbo = state.limbo.map((card) => (viewersOf(card) ? hide(card) : card));
  state.todo.forEach((frame, i) => {
    frame.thatCard = hide(frame.thatCard);
    const verb = blocks[frame.block].nodes[frame.pc]?.verb;
    if (!verb) return;
    for (const slot of verb.cardSlots) slot.put(frame, hide(slot.get(frame)));
    if (verb.picksCards && !isOwn(frame.you)) state.picks.fill(HIDDEN, frame.picks, state.todo[i + 1]?.picks);
  });
}
