/** A finished game: its result, the ratings that follow from it, and those who look at it told. */

import { hasResult, isOut, isTooShort, lasted, poolOf, type Table, winnersOf } from '@peerless/host';
import type { Bus } from '../bus/bus.ts';
import type { Log } from '../log.ts';
import { type Result, rate } from '../ratings/ratings.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from './tables.ts';

export interface Surroundings {
  store: Pick<Store, 'finish'>;
  bus: Pick<Bus, 'subscribe' | 'publish'>;
  tables: Pick<Tables, 'read'>;
  log: Log;
  /** What a rated game has to last. */
  leastTime: number;
  /** To those who look at it here. */
  showState(table: string): void;
}

/** Done again, it does nothing. */
export function finishing({ store, bus, tables, log, leastTime, showState }: Surroundings): (table: string) => Promise<void> {
  bus.subscribe('rated', showState);
  return async (id) => {
    const result = await tables.read(id, (table) => resultOf(table, leastTime));
    if (!result || !(await store.finish(result, (before) => rate(result, before)))) return;
    log('finished', { table: id, pool: result.pool, rated: result.rated });
    showState(id);
    bus.publish('rated', id);
  };
}

/** Null, if there is none. */
export function resultOf(table: Table, leastTime: number): Result | null {
  if (!hasResult(table)) return null;
  const wasTooShort = isTooShort(table, leastTime);
  return {
    table: table.id,
    pool: poolOf(table),
    board: table.start!.setup.board,
    ended: table.changed,
    rated: table.options.rated && !wasTooShort,
    isTooShort: wasTooShort,
    lasted: lasted(table),
    winners: winnersOf(table),
    out: table.seats.flatMap((_, seat) => (isOut(table, seat) ? [seat] : [])),
    seats: table.seats.map((place, seat) => ({
      player: place.kind === 'person' ? place.player : null,
      level: place.kind === 'computer' ? place.level : null,
      hero: table.start!.setup.heroes[seat],
    })),
  };
}
