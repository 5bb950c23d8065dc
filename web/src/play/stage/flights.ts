/** What goes from one place of the table to another: cards between piles, hands and the stage, damage to who takes it. */
import type { Event } from '@peerless/engine';

/** Places, by what they are called in the page; the first that is there counts. */
export type Place = readonly string[];
export interface Flight {
  from: Place;
  to: Place;
  /** The seat whose card it is, or what is written on it. */
  card?: number;
  text?: string;
}

const pile = (seat: number, which: 'hand' | 'deck' | 'discard'): string => `.seat[data-seat="${seat}"] [data-pile="${which}"]`;
const seatOf = (seat: number): string => `.seat[data-seat="${seat}"]`;
const onStage = (side: string): Place => [`.stage:not([data-folded="true"]) [data-side="${side}"] .laid`, `.side [data-side="${side}"]`];
const figure = (fighter: string): Place => [`.fighter-piece[data-fighter="${fighter}"]`];

/** What is seen of an event; `eyes` is the seat whose hand lies on the table, and `attacker` who attacks in the combat that goes on. */
export function flightsOf(event: Event, eyes: number | null, attacker: number | null): Flight[] {
  const hand = (seat: number): Place => (seat === eyes ? ['.hand', pile(seat, 'hand')] : [pile(seat, 'hand'), seatOf(seat)]);
  const deck = (seat: number): Place => [pile(seat, 'deck'), seatOf(seat)];
  const discard = (seat: number): Place => [pile(seat, 'discard'), seatOf(seat)];
  const stage = (seat: number): Place => (attacker === null ? onStage('scheme') : onStage(seat === attacker ? 'attack' : 'defense'));
  switch (event.kind) {
    case 'draw':
      return cards(event.count, { from: deck(event.seat), to: hand(event.seat), card: event.seat });
    case 'take':
      return event.from === 'play'
        ? []
        : cards(event.count, { from: (event.from === 'deck' ? deck : discard)(event.seat), to: hand(event.seat), card: event.seat });
    case 'putBack':
      return cards(event.count, { from: hand(event.seat), to: deck(event.seat), card: event.seat });
    case 'lay':
    case 'boost':
      return event.kind === 'boost' && event.of === 'maneuver'
        ? [{ from: hand(event.seat), to: discard(event.seat), card: event.seat }]
        : [{ from: hand(event.seat), to: stage(event.seat), card: event.seat }];
    case 'scheme':
      return [{ from: hand(event.seat), to: onStage('scheme'), card: event.seat }];
    case 'discard': {
      const from = { hand, deck, play: stage }[event.from];
      return [{ from: from(event.seat), to: discard(event.seat), card: event.seat }];
    }
    case 'damage':
      return event.combat && event.amount > 0
        ? [{ from: ['.stage:not([data-folded="true"]) .damage', '.side .damage'], to: figure(event.fighter), text: `−${event.amount}` }]
        : [];
    default:
      return [];
  }
}
/** More than a few say no more than a few. */
const MOST = 3;
const cards = (count: number, flight: Flight): Flight[] => Array.from({ length: Math.min(count, MOST) }, () => flight);

/** What is seen to beat once: whose turn it is, an action that was gained, a deck that is empty. */
export function pulsesOf(event: Event): Place | null {
  if (event.kind === 'turn') return ['.top-bar .turn'];
  if (event.kind === 'gainActions') return ['.pips'];
  if (event.kind === 'exhausted') return [pile(event.seat, 'deck'), seatOf(event.seat)];
  return null;
}
