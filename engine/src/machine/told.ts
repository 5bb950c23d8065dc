/** Nobody is told of a card that they may not know. A word that does so is stopped here, whatever it says of itself. */
import type { AccountItem } from '../data/account.ts';
import { type Card, kindOf, placesOf, viewersOf } from '../data/card.ts';
import { aboutEvent, type Event, type Sink } from '../data/events.ts';
import type { Frame } from '../data/frame.ts';
import type { Game, Seat, Side } from '../data/game.ts';
import { matchOf } from '../data/match.ts';
import type { Source } from '../data/source.ts';
import { EVERYONE, SPECTATOR } from '../data/viewers.ts';
import type { Openness, Verb } from '../data/word.ts';
import { sideOfSeat } from './knowledge.ts';

/** Hears for somebody else, and stops what may not be told. */
export const careful =
  (game: Game, sink: Sink): Sink =>
  (event, sees) => {
    for (const [seat, card] of cardsIn(event)) checkTold(game, event, sees, seat, card);
    sink(event, sees);
  };

function checkTold(game: Game, event: Event, sees: number, seat: number, card: string): void {
  const { kinds, kindsOf } = matchOf(game);
  const kind = kindsOf[seat].find((each) => kinds[each].id === card);
  if (kind !== undefined && sees & everyone(game) & ~knowersOf(game, kind))
    throw new Error(
      `"${event.kind}" tells of ${card} to somebody who may not know it: make it known first, or tell them less by tellCards`,
    );
}
const everyone = (game: Game): number => ((1 << game.seats.length) - 1) | SPECTATOR;

/** Every card that an event names, with whose it is. */
function cardsIn(event: Event): [seat: number, card: string][] {
  const found: [number, string][] = [];
  const of = event as unknown as Readonly<Record<string, never>>;
  for (const [field, named] of Object.entries(aboutEvent(event.kind).names)) {
    const value: unknown = of[field];
    if (named === 'card' || named === 'cardOfAt') {
      const whose: number = named === 'card' ? of.seat : of.at;
      for (const card of listOf(value)) found.push([whose, card as string]);
    } else if (named === 'source') found.push(...cardOf(value as Source));
    else if (named === 'account') for (const { source } of value as AccountItem[]) found.push(...cardOf(source));
  }
  return found;
}
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value]);
const cardOf = (source: Source | null): [number, string][] => (source && 'card' in source ? [[source.seat, source.card]] : []);

/** A card that was chosen for all to see must be one that they may know by then. */
export function checkOpenness(game: Game, frame: Frame, { word, cardSlots }: Verb, openness: Openness, kind: number): void {
  const seers = openness === 'open' ? everyone(game) : openness === 'openToThem' ? sideOfSeat(game, frame.them) : 0;
  let knowers = knowersOf(game, kind);
  for (const slot of cardSlots) if (kindOf(slot.get(frame)) === kind) knowers |= viewersOf(slot.get(frame));
  if (seers & ~knowers)
    throw new Error(`"${word}" lets others see which card is chosen, and not all of them may know it: say 'faceDown' of its question`);
}

/** The viewers who may know that a card of this kind is somewhere. */
export function knowersOf(game: Game, kind: number): number {
  const number = matchOf(game).kinds[kind].seat;
  const seat = game.seats[number];
  if (seat.discard.some((card) => kindOf(card) === kind)) return EVERYONE;
  return inHandOrDeck(game, number, seat, kind) | inPlay(game, kind) | remembered(game, kind);
}
function inHandOrDeck(game: Game, number: number, { hand, deck, seen }: Seat, kind: number): number {
  let knowers = hand.some((card) => kindOf(card) === kind) ? sideOfSeat(game, number) : 0;
  for (const card of deck) if (kindOf(card) === kind) knowers |= viewersOf(card);
  for (const memory of seen) if (kindOf(memory) === kind && isOnePlace(placesOf(memory))) knowers |= viewersOf(memory);
  return knowers;
}
const isOnePlace = (places: number): boolean => (places & (places - 1)) === 0;
/** Face up for all, or face down before whoever laid it. */
function inPlay(game: Game, kind: number): number {
  let knowers = 0;
  const isIt = (card: Card): boolean => card >= 0 && kindOf(card) === kind;
  for (const card of game.limbo) if (isIt(card)) knowers |= viewersOf(card) || EVERYONE;
  const lies = ({ card, boost, text, open, bonus, seat }: Side, isRevealed: boolean): void => {
    if (isIt(card)) knowers |= isRevealed || open || bonus ? EVERYONE : sideOfSeat(game, seat);
    if (isIt(boost)) knowers |= isRevealed ? EVERYONE : sideOfSeat(game, seat);
    if (text === kind) knowers = EVERYONE;
  };
  for (const { attack, defense, revealed } of game.combats) {
    lies(attack, revealed === 1);
    lies(defense, revealed === 1);
  }
  return knowers;
}
/** What speaks is known to all; “that card” to those who saw it. */
function remembered(game: Game, kind: number): number {
  let knowers = 0;
  for (const { source, thatCard } of game.todo) {
    if (source === kind) return EVERYONE;
    if (thatCard >= 0 && kindOf(thatCard) === kind) knowers |= viewersOf(thatCard);
  }
  return knowers;
}
