/** What a player wants to be told of while no page is open, and where. */
import type { PlayerCard } from './people.ts';

/** It is their turn; their time runs short; an opponent was found for them, and a game begins; somebody challenges them; a game is over. */
export const TIDINGS = ['turn', 'time', 'found', 'challenge', 'over'] as const;
export type Tidings = (typeof TIDINGS)[number];

export interface Wishes extends Record<Tidings, boolean> {
  /** Nothing is told from one minute of the day to another, where the player is; null: at any time. */
  quiet: { from: number; to: number; zone: string } | null;
}
export const WISHES: Wishes = { turn: true, time: true, found: true, challenge: true, over: true, quiet: null };
export const MINUTES_A_DAY = 24 * 60;

/** A browser that is told by way of its push service, as the browser itself names it. */
export interface Device {
  endpoint: string;
  keys: { p256dh: string; auth: string };
  /** The language that it is told in. */
  lang: string;
}

/** What the service worker gets; it says it in the language of the device. */
export interface Notification {
  what: Tidings;
  table: string;
  lang: string;
  /** The others at the table. */
  others: PlayerCard[];
  /** The own hero, once there is one. */
  hero: string | null;
  /** When the time is up, in milliseconds since 1970; null: never. */
  until: number | null;
}
