/** Drawing, discarding, exhaustion (section 9). */

import { type Card, kindOf, viewersOf } from '../data/card.ts';
import { type Frame, slots } from '../data/frame.ts';
import type { Game, Seat } from '../data/game.ts';
import { matchOf } from '../data/match.ts';
import { below, shuffle } from '../data/random.ts';
import { heard, tell, tellCards } from '../data/sink.ts';
import { EVERYONE } from '../data/viewers.ts';
import { forgetOrder, putInHand, sideOfSeat, takeFromHand, takeUnseen, turnUp } from '../machine/knowledge.ts';
import { push, speak } from '../machine/machine.ts';
import { hasFighterLeft, hasFighterOnBoard, isOnBoard } from '../machine/seats.ts';
import { EXHAUSTED } from '../machine/source.ts';
import { dealDamage, wound } from './damage.ts';
import { EXHAUST } from './sentences.ts';

export const HAND_LIMIT = 7;
export const EXHAUSTION = 2;

export const cardId = (game: Game, card: Card): string => matchOf(game).kinds[kindOf(card)].id;
/** The BOOST value an effect reads off a card; none counts as 0. */
export const boostValue = (game: Game, kind: number): number => Math.max(0, matchOf(game).kinds[kind].boost);
/** The same for whoever looks through cards. */
export const isBoost = (kind: number, game: Game): boolean => hasBoost(game, kind);
export const hasBoost = (game: Game, kind: number): boolean => matchOf(game).kinds[kind].boost >= 0;

/** The seats, as bits, that an event of exhaustion is for. */
export const { exhausted } = slots({ exhausted: 'thing' });

/** Each of these seats draws so many cards. A missing card is a damage event of its own, shared by all who lack one then. */
export function drawCards(game: Game, seats: readonly number[], cards: number, frame: Frame): void {
  if (seats.length === 1) return exhaustBy(game, seats[0], cards - drawFromDeck(game, seats[0], cards), frame);
  const missing = seats.map((seat) => cards - drawFromDeck(game, seat, cards));
  for (let nth = Math.max(...missing); nth > 0; nth--) {
    const event = push(game, EXHAUST, frame);
    event.source = EXHAUSTED;
    exhausted.set(
      event,
      seats.reduce((bits, seat, i) => (missing[i] >= nth ? bits | (1 << seat) : bits), 0),
    );
  }
}
/** Draws what there is; says how many of the cards are settled, drawn or not due. */
function drawFromDeck(game: Game, number: number, cards: number): number {
  const seat = game.seats[number];
  if (seat.out || isAway(game, number)) return cards;
  const count = Math.min(cards, seat.deck.length);
  for (let i = 0; i < count; i++) takeUnseen(game, number);
  if (heard() && count) {
    const names = seat.hand.slice(-count).map((card) => cardId(game, card));
    tellCards(sideOfSeat(game, number), { kind: 'draw', seat: number, count, cards: names }, { kind: 'draw', seat: number, count });
  }
  return hasFighterOnBoard(game, number) ? count : cards;
}
/** All fighters are off the board, but not defeated. */
const isAway = (game: Game, seat: number): boolean => !hasFighterOnBoard(game, seat) && hasFighterLeft(game, seat);

/** A seat lacks so many cards that it has to draw: an event for each of them. */
export function exhaustBy(game: Game, seat: number, missing: number, frame: Frame): void {
  for (let nth = 0; nth < missing && hasFighterOnBoard(game, seat); nth++) {
    const event = push(game, EXHAUST, frame);
    event.source = EXHAUSTED;
    exhausted.set(event, 1 << seat);
  }
}

/** Each fighter on board of these seats (bits) takes 2 damage together. */
export function exhaust(game: Game, seats: number, frame: Frame): void {
  for (let seat = 0; seat < game.seats.length; seat++) {
    if (!(seats & (1 << seat)) || game.seats[seat].out) continue;
    if (heard()) tell(EVERYONE, { kind: 'exhausted', seat });
    for (const fighter of matchOf(game).fightersOf[seat]) if (isOnBoard(game, fighter)) wound(game, fighter, EXHAUSTION);
  }
  dealDamage(game, frame, false);
}

/** Puts a card onto its owner's pile, face up. `by`: the player whose effect made it so. */
export function toPile(game: Game, card: Card, from: 'hand' | 'deck' | 'play', by: number, random = false): void {
  const kind = kindOf(card);
  const info = matchOf(game).kinds[kind];
  game.seats[info.seat].discard.push(kind);
  if (heard())
    tell(
      EVERYONE,
      random
        ? { kind: 'discard', seat: info.seat, card: info.id, from, random: true }
        : { kind: 'discard', seat: info.seat, card: info.id, from },
    );
  if (info.standing.whenDiscardedByOpponent >= 0 && from === 'hand' && by !== info.seat)
    speak(game, info.standing.whenDiscardedByOpponent, info.seat, kind);
}
export const discardFromHand = (game: Game, seat: number, kind: number, by: number): void =>
  toPile(game, takeFromHand(game, seat, kind), 'hand', by);

/** Discards a card that chance picks; its kind, or −1 from an empty hand. */
export function discardAtRandom(game: Game, number: number, by: number): number {
  const { hand } = game.seats[number];
  if (!hand.length) return -1;
  const fated = game.fate.length ? hand.findIndex((card) => kindOf(card) === game.fate[0]) : -1;
  if (fated >= 0) game.fate.shift();
  const kind = kindOf(hand[fated >= 0 ? fated : below(game, hand.length)]);
  toPile(game, takeFromHand(game, number, kind), 'hand', by, true);
  return kind;
}

/** Discards the top card of the deck; its kind, or −1 if there is none. No exhaustion. */
export function discardTopCard(game: Game, number: number): number {
  const seat = game.seats[number];
  if (seat.out || !seat.deck.length) return -1;
  const kind = turnUp(game, number);
  toPile(game, kind, 'deck', number);
  return kind;
}

/** A card that all have seen enters the hand and is known to be there. */
export function takeOpenly(game: Game, number: number, card: Card, from: 'discard' | 'deck' | 'play'): void {
  putInHand(game, number, kindOf(card));
  if (heard()) tell(EVERYONE, { kind: 'take', seat: number, from, count: 1, cards: [cardId(game, card)] });
}

export function shuffleDeck(game: Game, number: number): void {
  forgetOrder(game.seats[number]);
  shuffle(game, game.seats[number].deck);
  if (heard()) tell(EVERYONE, { kind: 'shuffle', seat: number });
}

/** Removes the topmost copy of a kind from a pile. */
export function takeFromPile(seat: Seat, kind: number): Card {
  return seat.discard.splice(seat.discard.lastIndexOf(kind), 1)[0];
}

/** Could this seat hold a fitting card, as far as everybody can know? */
export function couldHold(game: Game, number: number, fits: (kind: number, game: Game) => boolean): boolean {
  const seat = game.seats[number];
  if (seat.out || !seat.hand.length) return false;
  return isAnyFit(game, seat.hand, fits) || isAnyFit(game, seat.deck, fits) || isAnyFit(game, laidBy(game, number), fits);
}
function isAnyFit(game: Game, cards: readonly Card[], fits: (kind: number, game: Game) => boolean): boolean {
  for (let i = 0; i < cards.length; i++) if (fits(kindOf(cards[i]), game)) return true;
  return false;
}
/** What a seat has laid or set aside face down and nobody else has seen. */
function laidBy(game: Game, number: number): Card[] {
  const aside = game.limbo.filter((card) => viewersOf(card) !== 0 && matchOf(game).kinds[kindOf(card)].seat === number);
  const combat = game.combats[game.combats.length - 1];
  if (!combat || combat.revealed || combat.attack.seat !== number || combat.attack.bonus) return aside;
  return combat.attack.card >= 0 ? [...aside, combat.attack.card] : aside;
}

/** By its own text, or by a rule of its hero. */
export function cannotBeCanceled(game: Game, kind: number): boolean {
  const { kinds, standing } = matchOf(game);
  const { card, seat, standing: ofCard } = kinds[kind];
  return ofCard.cannotBeCanceled || standing[seat].cannotBeCanceled.includes(card.by);
}
