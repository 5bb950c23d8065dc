/** Whose turn it is to think. Wishes are not kept for long: a lost one is wished again by whoever waits for it. */
import type { Level } from '@peerless/ai';

/** A computer player is asked, and somebody waits for its answer. */
export interface Wish {
  table: string;
  /** The question: how long the log was when it was put. */
  at: number;
  /** Who opened the table: among players thinking is shared. */
  player: string;
  level: Level;
  /** In milliseconds since 1970; and when it is over if it is not wished again. */
  since: number;
  until: number;
}

/** Quick levels and slow ones have nothing to do with each other: neither waits for the other. */
export const LANES = ['quick', 'slow'] as const;
export type Lane = (typeof LANES)[number];

export interface Turns {
  /** Again: for longer, at the same place. */
  wish(wish: Wish): void;
  /** No more. */
  drop(wish: Wish): void;
  /** Who thinks next, by this process: until it says that the turn is over, or for some time. */
  next(lane: Lane): Promise<Wish | undefined>;
  end(wish: Wish): void;
  /** All who wait, as they will have their turns. */
  waiting(): Promise<Record<Lane, Wish[]>>;
  check(): Promise<void>;
  close(): Promise<void>;
}
