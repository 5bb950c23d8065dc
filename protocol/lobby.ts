/** Where players find each other. */
import type { PlayerCard, Pool } from './people.ts';
import type { Phase, TableOptions } from './seats.ts';

/** A table in the lobby. */
export interface TableCard {
  id: string;
  phase: Phase;
  options: TableOptions;
  seats: { player: PlayerCard | null; level: string | null; isOpen: boolean; hero: string | null }[];
  board: string | null;
  turn: number;
  watchers: number;
}
export interface Lobby {
  /** Waiting for players. */
  open: TableCard[];
  /** To be watched. */
  live: TableCard[];
  online: number;
}
/** A player who wants any opponent of about the same strength. */
export interface Seek {
  pool: Exclude<Pool, 'bots'>;
  rated: boolean;
  /** Minutes in the bank; null: without a clock. */
  minutes: number | null;
}
