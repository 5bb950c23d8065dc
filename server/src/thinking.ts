/** Computer players on the server: they get what their seat may know, and think beside everything else. */
import { type Level, player } from '@peerless/ai';
import type { Choice, Masked } from '@peerless/engine';

export interface Task {
  level: Level;
  seed: number;
  masked: Masked;
}
export type Think = (task: Task) => Promise<Choice>;

/** Thinks in this thread, letting others in between. */
const STRETCH = 8;
export const thinkHere: Think = async ({ level, seed, masked }) => {
  const thinking = player(level, seed).think(masked, {}, () => performance.now());
  for (let paused = performance.now(); ; ) {
    const { done, value } = thinking.next();
    if (done) return value;
    if (performance.now() - paused < STRETCH) continue;
    await new Promise(setImmediate);
    paused = performance.now();
  }
};
