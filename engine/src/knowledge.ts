/**
 * Who knows which card.
 *
 * A card is one integer: its kind, and above it bits of the viewers (seats 0 to 3, and spectators) who
 *  - know that this very card lies here,
 *  - know it was here, but a card laid face down may be it,
 *  - know it was here, but a card put back into the deck unseen may be it.
 * One more bit marks a card of the deck that was put back unseen. Owners and their teammates know their own hand anyway.
 */
import type { Card, Game, Seat } from './game.ts';
import { matchOf } from './match.ts';
import { EVERYONE, SPECTATOR } from './sink.ts';

const KNOWN = 8;
const MAYBE_LAID = 13;
const MAYBE_DECK = 18;
const PUT_BACK = 1 << 23;
const bits = (card: Card, shift: number): number => (card >> shift) & EVERYONE;

export const kindOf = (card: Card): number => card & 255;
export const knownTo = (card: Card): number => bits(card, KNOWN);
export const unsureTo = (card: Card): number => bits(card, MAYBE_LAID) | bits(card, MAYBE_DECK);
/** May the viewer think that it is laid, or in the deck, although it knows the card? */
export const maybeLaid = (card: Card, viewer: number): boolean => (bits(card, MAYBE_LAID) & viewer) !== 0;
export const maybeInDeck = (card: Card, viewer: number): boolean => (bits(card, MAYBE_DECK) & viewer) !== 0;
export const isPutBack = (card: Card): boolean => (card & PUT_BACK) !== 0;
/** Does the viewer know for certain that this card lies just here? */
export const isCertain = (card: Card, viewer: number): boolean => (knownTo(card) & ~unsureTo(card) & viewer) !== 0;

/** The viewers on a seat's side: what one of them sees the other sees. */
export const sideOfSeat = (game: Game, seat: number): number => matchOf(game).allies[seat];
/** A viewer as a bit: a seat, or −1 for somebody without one. */
export const viewerBit = (seat: number): number => (seat < 0 ? SPECTATOR : 1 << seat);
export const everyoneKnows = (card: Card): Card => kindOf(card) | (EVERYONE << KNOWN);
export const nobodyKnows = (card: Card): Card => kindOf(card);
export const alsoKnownTo = (card: Card, viewers: number): Card => card | (viewers << KNOWN);

/** A look shows every card of a list to these viewers. */
export function show(cards: Card[], viewers: number): void {
  for (let i = 0; i < cards.length; i++) cards[i] = alsoKnownTo(cards[i], viewers);
}

/**
 * Takes a copy of a kind out of a hand. Copies cannot be told apart, so whoever knew of one must take this to be it:
 * the copy that leaves takes the marks of its like with it.
 */
export function takeFromHand(seat: Seat, kind: number): Card {
  const { hand } = seat;
  let at = -1;
  for (let i = hand.length - 1; i >= 0; i--) if (kindOf(hand[i]) === kind) at = i;
  let taken = hand[at];
  for (let i = at + 1; i < hand.length; i++) {
    if (kindOf(hand[i]) !== kind) continue;
    const mine = taken >> KNOWN;
    const its = hand[i] >> KNOWN;
    taken = kind | ((mine | its) << KNOWN);
    hand[i] = kind | ((mine & its) << KNOWN);
  }
  // The order of a hand means nothing, so the last card fills the gap.
  hand[at] = hand[hand.length - 1];
  hand.pop();
  return taken;
}

/** A card leaves the hand face down: every known card may be it. */
export function layFaceDown(seat: Seat, kind: number): Card {
  const laid = takeFromHand(seat, kind);
  mark(seat.hand, MAYBE_LAID, EVERYONE);
  return laid | (knownTo(laid) << MAYBE_LAID);
}
/** The laid cards of a seat are seen, so the others are certain again. */
export const laidAreSeen = (seat: Seat): void => clearMarks(seat.hand, MAYBE_LAID);

/** A card goes from the hand onto or under the deck; only `seers` know which. */
export function putIntoDeck(seat: Seat, kind: number, where: 'top' | 'bottom', seers: number): void {
  const card = takeFromHand(seat, kind);
  const others = EVERYONE & ~seers;
  mark(seat.hand, MAYBE_DECK, others);
  const back = alsoKnownTo(card | ((knownTo(card) & others) << MAYBE_DECK), seers) | PUT_BACK;
  if (where === 'top') seat.deck.push(back);
  else seat.deck.unshift(back);
}
/** A card leaves the top of the deck; if it was the last one put back, all that were in doubt are certain again. */
export function takeTop(seat: Seat): Card {
  const card = seat.deck.pop()!;
  if (!(card & PUT_BACK)) return card;
  if (!seat.deck.some((other) => other & PUT_BACK)) {
    clearMarks(seat.hand, MAYBE_DECK);
    clearMarks(seat.deck, MAYBE_DECK);
    return card & ~PUT_BACK & ~(EVERYONE << MAYBE_DECK);
  }
  return card & ~PUT_BACK;
}
/** After a shuffle nobody knows where anything is; what was in doubt is given up, lest its mark tell. */
export function forgetOrder(seat: Seat): void {
  for (let i = 0; i < seat.deck.length; i++) seat.deck[i] = nobodyKnows(seat.deck[i]);
  for (let i = 0; i < seat.hand.length; i++) {
    const doubted = bits(seat.hand[i], MAYBE_DECK);
    seat.hand[i] &= ~(doubted << KNOWN) & ~(doubted << MAYBE_DECK);
  }
}

function mark(cards: Card[], shift: number, viewers: number): void {
  for (let i = 0; i < cards.length; i++) cards[i] |= (knownTo(cards[i]) & viewers) << shift;
}
function clearMarks(cards: Card[], shift: number): void {
  for (let i = 0; i < cards.length; i++) cards[i] &= ~(EVERYONE << shift);
}

/** The marks an imagined card needs so that the viewer knows of it just what it knew. */
export const imaginedMarks = (viewer: number, laid: boolean, inDeck: boolean): number =>
  (viewer << KNOWN) | (laid ? viewer << MAYBE_LAID : 0) | (inDeck ? viewer << MAYBE_DECK : 0);
export const markPutBack = (card: Card): Card => card | PUT_BACK;
