/** A scheme in play, or the last one: the card, and what it has done so far. */
import { aboutEvent, type Event } from '@peerless/engine';
import type { Told } from '@peerless/protocol';

export interface Played {
  /** What it began with, by which one scheme is told from the next. */
  begun: Event;
  seat: number;
  card: string;
  fighter: string;
  did: readonly Event[];
  /** It lies on the discard pile: what follows is not its doing. */
  isOver: boolean;
}

/** Is it something that an effect has done? */
export const isDeed = (event: Event): boolean =>
  aboutEvent(event.kind).isDeed && !(event.kind === 'discard' && event.from === 'play') && !(event.kind === 'damage' && event.combat);

/** It stays to be read until the next action. */
export function playedAfter(so: Played | null, event: Event): Played | null {
  if (event.kind === 'scheme') {
    const { seat, card, fighter } = event;
    return { begun: event, seat, card, fighter, did: [], isOver: false };
  }
  if (!so || event.kind === 'action' || event.kind === 'attack') return null;
  if (so.isOver) return so;
  if (event.kind === 'discard' && event.from === 'play' && event.seat === so.seat && event.card === so.card) return { ...so, isOver: true };
  return isDeed(event) ? { ...so, did: [...so.did, event] } : so;
}

/** The same after all that was told; null if it is over. */
export function playedAgain(all: readonly Told[]): Played | null {
  const so = all.reduce<Played | null>((before, { event }) => playedAfter(before, event), null);
  return so?.isOver ? null : so;
}
