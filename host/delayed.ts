/** A game as it was some minutes ago, for those who watch every hand. */
import { WATCH_DELAY } from '@peerless/protocol';
import type { Entry } from './entries.ts';
import type { Table } from './table.ts';

/** What of a log may be seen by now, and when one more entry may be; 0: there is none. */
export function seenLater(entries: readonly Entry[], now: number): { seen: readonly Entry[]; due: number } {
  const secret = entries.findIndex(({ at }) => at > now - WATCH_DELAY);
  return secret < 0 ? { seen: entries, due: 0 } : { seen: entries.slice(0, secret), due: entries[secret].at + WATCH_DELAY };
}

/** Clocks that stood so some minutes ago run on from there as the game is shown. */
export const runningLater = (table: Table): Table =>
  table.times ? { ...table, times: { ...table.times, since: table.times.since + WATCH_DELAY } } : table;
