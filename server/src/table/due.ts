/** What happens at a table without anybody's doing, and when. */
import { grace, upAt } from './clock.ts';
import type { Happening } from './entries.ts';
import { askedLevel, askedSeat, type Table } from './table.ts';

const HOUR = 3_600_000;
/** A table where nothing happens is given up: before the game, and in a game without a clock. */
const IDLE_BEFORE = 24 * HOUR;
const IDLE_IN_PLAY = 30 * 24 * HOUR;

/** Milliseconds since 1970; null once it is over. A computer player answers when somebody waits for it; see computers.ts. */
export function dueAt(table: Table): number | null {
  if (table.phase === 'over') return null;
  if (table.phase !== 'playing') return table.changed + IDLE_BEFORE;
  const isTimed = table.times !== null && askedLevel(table) === undefined;
  return isTimed ? upAt(table.times!) + grace(table.options.clock) : table.changed + IDLE_IN_PLAY;
}

export const isDue = (table: Table, now: number): boolean => {
  const due = dueAt(table);
  return due !== null && due <= now;
};

/** A game that came to an end has a result, unless it was given up. */
export const hasResult = ({ phase, start, ending }: Table): boolean => phase === 'over' && start !== null && ending !== 'abandoned';

/** How a table ends where nothing has happened for too long. Without a clock, too, nobody saves a rating by staying away. */
export function givenUp(table: Table): Happening {
  const seat = askedSeat(table);
  return seat >= 0 && table.options.rated ? { do: 'concede', seat, because: 'time' } : { do: 'abandon' };
}
