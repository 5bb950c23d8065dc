/** Which sound belongs to what happens. */
import type { Event } from '@peerless/engine';

export const SOUNDS = ['step', 'card', 'flip', 'blade', 'shield', 'hurt', 'heal', 'fall', 'turn', 'clock', 'victory', 'defeat'] as const;
export type Sound = (typeof SOUNDS)[number];

/** Kinds of events, and what the page itself says. */
export type Heard = Event['kind'] | 'choose' | 'blocked' | 'clock' | 'won' | 'lost' | 'found';
export const SOUND_OF: Partial<Record<Heard, Sound>> = {
  choose: 'step',
  move: 'step',
  place: 'step',
  swap: 'step',
  return: 'step',
  draw: 'card',
  lay: 'card',
  scheme: 'card',
  boost: 'card',
  take: 'card',
  reveal: 'flip',
  show: 'flip',
  showHand: 'flip',
  attack: 'blade',
  blocked: 'shield',
  prevented: 'shield',
  damage: 'hurt',
  recover: 'heal',
  defeat: 'fall',
  turn: 'turn',
  found: 'turn',
  clock: 'clock',
  won: 'victory',
  lost: 'defeat',
};

/** An event as the one at this screen hears it; `own` is null where several share it. */
export function heardAs(event: Event, own: number | null): Heard {
  if (event.kind === 'values' && event.defense !== null && event.damage === 0) return 'blocked';
  if (event.kind === 'over') return own === null || !event.winners.length || event.winners.includes(own) ? 'won' : 'lost';
  return event.kind;
}
