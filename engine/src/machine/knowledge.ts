/**
 * Who knows which card. Viewers are bits: the seats, and somebody without one.
 *
 * A hand is a bag of kinds. What others remember of a seat's cards is a list beside it, `seen`: the viewer, the kind, and the
 * places where that card may be by now. It changes only by what that viewer can see, so it tells nothing more: hands that a
 * viewer cannot tell apart go with the same list. A card of a deck carries the viewers who know that it lies just there, and
 * a mark if it was put there from a hand.
 */
import {
  ASIDE,
  type Card,
  DECK,
  HAND,
  isPutBack,
  kindOf,
  knownTo,
  LAID,
  markPutBack,
  memoryOf,
  PLACES,
  placesOf,
  VIEWERS,
  viewersOf,
} from '../data/card.ts';
import type { Game, Seat } from '../data/game.ts';
import { matchOf } from '../data/match.ts';
import { EVERYONE, SPECTATOR } from '../data/viewers.ts';

/** Does the viewer know for certain that a card of this kind is in the hand? */
export const isKnownInHand = (seat: Seat, viewer: number, kind: number): boolean => seat.seen.includes(memoryOf(kind, viewer, HAND));

/** The viewers on a seat's side: what one of them sees the other sees. */
export const sideOfSeat = (game: Game, seat: number): number => matchOf(game).allies[seat];
/** A viewer as a bit: a seat, or −1 for somebody without one. */
export const viewerBit = (seat: number): number => (seat < 0 ? SPECTATOR : 1 << seat);
/** Everybody who does not see this seat's hand. */
const othersOf = (game: Game, seat: number): number => (((1 << game.seats.length) - 1) | SPECTATOR) & ~sideOfSeat(game, seat);
const each = (viewers: number): number[] => [1, 2, 4, 8, SPECTATOR].filter((viewer) => viewers & viewer);

/** The memory that a viewer takes a card for: of its kind and maybe in this place, the surest first; −1 if there is none. */
function recall(seat: Seat, viewer: number, kind: number, place: number): number {
  let best = -1;
  for (let i = 0; i < seat.seen.length; i++) {
    const memory = seat.seen[i];
    if (kindOf(memory) !== kind || viewersOf(memory) !== viewer || !(placesOf(memory) & place)) continue;
    if (best < 0 || placesOf(memory) < placesOf(seat.seen[best])) best = i;
  }
  return best;
}
/** These viewers see a card of this kind leave a place. */
function forget(seat: Seat, viewers: number, kind: number, place: number): void {
  if (!seat.seen.length) return;
  for (const viewer of each(viewers)) {
    const at = recall(seat, viewer, kind, place);
    if (at >= 0) seat.seen.splice(at, 1);
  }
}
/** What these viewers think may be in one place may as well be in the other now. */
function widen(seat: Seat, viewers: number, from: number, to: number, mayBe: (kind: number) => boolean = () => true): void {
  for (let i = 0; i < seat.seen.length; i++) {
    const memory = seat.seen[i];
    if (viewersOf(memory) & viewers && placesOf(memory) & from && mayBe(kindOf(memory))) seat.seen[i] |= to << PLACES;
  }
}
function takeOut(hand: number[], kind: number): void {
  // The order of a hand means nothing, so the last card fills the gap.
  hand[hand.indexOf(kind)] = hand[hand.length - 1];
  hand.pop();
}

/** A card leaves the hand and all see which. */
export function takeFromHand(game: Game, number: number, kind: number): number {
  takeOut(game.seats[number].hand, kind);
  forget(game.seats[number], othersOf(game, number), kind, HAND);
  return kind;
}
/** A card that all have seen enters the hand. */
export function putInHand(game: Game, number: number, kind: number): void {
  const seat = game.seats[number];
  seat.hand.push(kind);
  for (const viewer of each(othersOf(game, number))) seat.seen.push(memoryOf(kind, viewer, HAND));
}
/** These viewers see that a card of this kind is in the hand. */
export function showOne(game: Game, number: number, kind: number, viewers: number): void {
  const seat = game.seats[number];
  const seers = viewers & othersOf(game, number);
  forget(seat, seers, kind, HAND);
  for (const viewer of each(seers)) seat.seen.push(memoryOf(kind, viewer, HAND));
}
/** A look shows the whole hand to these viewers: what they remember and do not find there is elsewhere. */
export function showHand(game: Game, number: number, viewers: number): void {
  const seat = game.seats[number];
  for (const viewer of each(viewers & othersOf(game, number))) {
    for (const kind of seat.hand) forget(seat, viewer, kind, HAND);
    seat.seen = seat.seen.map((memory) => (viewersOf(memory) === viewer ? memory & ~(HAND << PLACES) : memory)).filter(placesOf);
    for (const kind of seat.hand) seat.seen.push(memoryOf(kind, viewer, HAND));
    locate(seat, viewer);
  }
}

/** A card leaves the hand face down: every card that others remember there and that it may be is in doubt. */
export function layFaceDown(game: Game, number: number, kind: number, mayBe: (kind: number) => boolean): number {
  const seat = game.seats[number];
  takeOut(seat.hand, kind);
  widen(seat, EVERYONE, HAND, LAID, mayBe);
  return kind;
}
/** The laid cards of a seat are turned over, so the others are certain again. */
export function turnOver(game: Game, number: number, kinds: readonly number[]): void {
  const seat = game.seats[number];
  if (!seat.seen.length) return;
  for (const kind of kinds) forget(seat, EVERYONE, kind, LAID);
  seat.seen = seat.seen.map((memory) => memory & ~(LAID << PLACES)).filter(placesOf);
}

/** A card leaves the hand and stays in play face down, across turns if need be; only `seers` know which. */
export function setAside(game: Game, number: number, kind: number, seers: number): void {
  const seat = game.seats[number];
  takeOut(seat.hand, kind);
  forget(seat, seers, kind, HAND);
  widen(seat, EVERYONE & ~seers, HAND, ASIDE);
  game.limbo.push(knownTo(kind, seers));
}
/** The card that the seat set aside last is turned over for all to see and leaves play: its kind; −1 if there is none. */
export function turnAside(game: Game, number: number): number {
  const isHere = (card: Card): boolean => viewersOf(card) !== 0 && matchOf(game).kinds[kindOf(card)].seat === number;
  const at = game.limbo.findLastIndex(isHere);
  if (at < 0) return -1;
  const seat = game.seats[number];
  const [card] = game.limbo.splice(at, 1);
  forget(seat, EVERYONE & ~viewersOf(card), kindOf(card), ASIDE);
  for (const viewer of each(othersOf(game, number)))
    if (!game.limbo.some((other) => isHere(other) && !(viewersOf(other) & viewer)))
      seat.seen = seat.seen.map((memory) => (viewersOf(memory) === viewer ? memory & ~(ASIDE << PLACES) : memory)).filter(placesOf);
  return kindOf(card);
}

/** A card goes from the hand onto or under the deck; only `seers` know which. */
export function putIntoDeck(game: Game, number: number, kind: number, where: 'top' | 'bottom', seers: number): void {
  const seat = game.seats[number];
  takeOut(seat.hand, kind);
  forget(seat, seers, kind, HAND);
  widen(seat, EVERYONE & ~seers, HAND, DECK);
  const card = markPutBack(kind | (seers << VIEWERS));
  if (where === 'top') seat.deck.push(card);
  else seat.deck.unshift(card);
}
/** A card of the deck, the top one unless told, goes into the hand; others see no more than that. */
export function takeUnseen(game: Game, number: number, at = game.seats[number].deck.length - 1): number {
  const seat = game.seats[number];
  const card = seat.deck[at];
  if (at === seat.deck.length - 1) seat.deck.pop();
  else seat.deck.splice(at, 1);
  seat.hand.push(kindOf(card));
  if (card === kindOf(card)) return card;
  const others = othersOf(game, number);
  for (const viewer of each(viewersOf(card) & others)) seat.seen.push(memoryOf(kindOf(card), viewer, HAND));
  if (isPutBack(card)) {
    widen(seat, others & ~viewersOf(card), DECK, HAND);
    locateAll(game, number);
  }
  return kindOf(card);
}
/** The top card of the deck is turned up for all to see. */
export function turnUp(game: Game, number: number): number {
  const seat = game.seats[number];
  const card = seat.deck.pop()!;
  if (isPutBack(card)) {
    forget(seat, EVERYONE & ~viewersOf(card), kindOf(card), DECK);
    locateAll(game, number);
  }
  return kindOf(card);
}
/** These viewers look at the top cards of the deck. Whoever else knew where one lies loses track: they may be taken or put in another order. */
export function lookAtTop(game: Game, number: number, count: number, viewers: number): Card[] {
  const seat = game.seats[number];
  const first = seat.deck.length - count;
  const isFollowed = seat.deck.slice(first).some((card) => isPutBack(card) || viewersOf(card) & ~viewers);
  for (let i = first; i < seat.deck.length; i++) {
    const card = seat.deck[i];
    for (const viewer of each(viewersOf(card) & ~viewers & othersOf(game, number))) seat.seen.push(memoryOf(kindOf(card), viewer, DECK));
    const seen = kindOf(card) | (viewers << VIEWERS);
    seat.deck[i] = isFollowed ? markPutBack(seen) : seen;
  }
  return seat.deck.slice(first);
}
/** The whole hand goes into the deck, to be shuffled: what was remembered of it is given up. */
export function putHandIntoDeck(seat: Seat): void {
  seat.deck.push(...seat.hand.splice(0));
  seat.seen = seat.seen.filter((memory) => !(placesOf(memory) & HAND));
}
/** After a shuffle nobody knows where anything is; what was in doubt is given up. */
export function forgetOrder(seat: Seat): void {
  seat.deck = seat.deck.map(kindOf);
  seat.seen = seat.seen.filter((memory) => !(placesOf(memory) & DECK));
}

/** What a viewer thinks may be in the deck is in one of the places where cards were put back that it does not know. */
function locate(seat: Seat, viewer: number): void {
  const back = [...seat.deck.keys()].filter((i) => isPutBack(seat.deck[i]) && !(viewersOf(seat.deck[i]) & viewer));
  const sure = seat.seen.findIndex((memory) => viewersOf(memory) === viewer && placesOf(memory) === DECK);
  if (back.length === 1 && sure >= 0) {
    seat.seen.splice(sure, 1);
    seat.deck[back.pop()!] |= viewer << VIEWERS;
  }
  if (back.length) return;
  seat.seen = seat.seen.map((memory) =>
    viewersOf(memory) === viewer && placesOf(memory) & DECK ? memoryOf(kindOf(memory), viewer, placesOf(memory) & ~DECK || HAND) : memory,
  );
}
function locateAll(game: Game, number: number): void {
  if (game.seats[number].seen.length) for (const viewer of each(othersOf(game, number))) locate(game.seats[number], viewer);
}

/** The seat in whose hand that card still is, as far as those can know who do; −1 if there is none. Another copy is not that card. */
export function holderOf(game: Game, card: Card): number {
  if (card < 0) return -1;
  const kind = kindOf(card);
  const number = matchOf(game).kinds[kind].seat;
  const seat = game.seats[number];
  if (!seat.hand.includes(kind)) return -1;
  return each(viewersOf(card) & othersOf(game, number)).every((viewer) => isKnownInHand(seat, viewer, kind)) ? number : -1;
}
