/** How a computer player thinks on the server: it gets what its seat may know, and thinks beside everything else. */
import { type Level, player } from '@peerless/ai';
import type { Choice, Masked } from '@peerless/engine';
import { thought } from '@peerless/host';
import type { Lane } from '../turns/turns.ts';

export interface Task {
  level: Level;
  seed: number;
  masked: Masked;
}
/** Whoever stops it takes no notice of what comes. */
export type Think = (task: Task, stop: AbortSignal) => Promise<Choice>;

/** How many may have their turn at once in each lane. */
export type Room = Record<Lane, number>;
/** For a thread that thinks about quick ones alone: each takes a small part of its turn. */
export const QUICK_ONES = 16;

/** Thinks in this thread, letting others in between. */
const STRETCH = 8;
export const thinkHere: Think = async ({ level, seed, masked }, stop) => {
  const now = () => performance.now();
  const choice = await thought(player(level, seed).think(masked, {}, now), {
    now,
    stretch: STRETCH,
    breathe: () => new Promise(setImmediate),
    lasts: 0,
    isHurried: () => stop.aborted,
    isFutile: () => false,
  });
  return choice!;
};
