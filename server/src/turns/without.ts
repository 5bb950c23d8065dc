/** Turns that this process gives by itself while those shared with others are away: what is wished is wished again every few seconds. */
import { within } from '../within.ts';
import type { Turns } from './turns.ts';

const PATIENCE = 3_000;

export function turnsWithout(shared: Turns, own: Turns, isAway: () => boolean): Turns {
  const now = (): Turns => (isAway() ? own : shared);
  const both = [shared, own];
  return {
    wish: (wish) => now().wish(wish),
    drop: (wish) => both.forEach((turns) => turns.drop(wish)),
    // A turn that is lost with the connection is over some seconds later.
    next: (lane) => (isAway() ? own.next(lane) : within(PATIENCE, 'who comes next', shared.next(lane)).catch(() => undefined)),
    end: (wish) => both.forEach((turns) => turns.end(wish)),
    waiting: () => now().waiting(),
    check: () => shared.check(),
    async close() {
      await Promise.all(both.map((turns) => turns.close()));
    },
  };
}
