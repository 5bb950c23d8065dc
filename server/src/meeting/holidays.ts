/** Somebody's holiday: it is counted with the player, and kept in the log of each of their games by days, so that all agree on the time. */
import { holiday, Refused, type Table } from '@peerless/host';
import { HOLIDAY_DAYS, type Holiday } from '@peerless/protocol';
import type { Holidays, Store } from '../store/store.ts';
import type { Tables } from '../tables/tables.ts';

export interface Surroundings {
  store: Pick<Store, 'holidays' | 'tablesOf' | 'stopSeeking'>;
  tables: Pick<Tables, 'act'>;
  now(): number;
}
const DAY = 24 * 3_600_000;

/** As it is now: what is over is counted, in the year in which it began. */
export function standing(kept: Holidays | undefined, now: number): Holidays {
  const year = new Date(now).getUTCFullYear();
  if (kept?.begins && now < kept.ends) return kept;
  const own = kept?.begins ? over(kept, kept.ends) : kept;
  return own?.year === year ? own : { year, spent: 0, begins: 0, ends: 0 };
}
const over = ({ year, spent, begins }: Holidays, ended: number): Holidays => ({
  year,
  spent: spent + Math.ceil((ended - begins) / DAY),
  begins: 0,
  ends: 0,
});
function begun(kept: Holidays, now: number): Holidays {
  if (kept.begins) return kept;
  if (kept.spent >= HOLIDAY_DAYS) throw new Refused('notNow');
  return { ...kept, begins: now, ends: now + (HOLIDAY_DAYS - kept.spent) * DAY };
}
const told = ({ spent, begins, ends }: Holidays, now: number): Holiday => ({
  left: HOLIDAY_DAYS - spent - (begins ? Math.ceil((now - begins) / DAY) : 0),
  until: begins ? ends : null,
});

export async function holidayOf({ store, now }: Surroundings, player: string): Promise<Holiday> {
  const at = now();
  return told(await store.holidays(player, (kept) => standing(kept, at)), at);
}

/** A game that somebody on holiday has come to is one of theirs as well. */
export async function goOnHoliday({ store, tables, now }: Surroundings, { id, options }: Table, player: string): Promise<void> {
  if (options.clock.kind !== 'days') return;
  const own = await store.holidays(player, (kept) => standing(kept, now()));
  if (own.begins) await tables.act(id, (found, when) => holiday(found, own.ends, { player, now: when })).catch(unlessRefused);
}

/** Begins one, or ends it; whoever asks again has it written at tables that were left out. */
export async function takeHoliday({ store, tables, now }: Surroundings, player: string, on: boolean): Promise<Holiday> {
  const at = now();
  const own = await store.holidays(player, (kept) => {
    const before = standing(kept, at);
    return on ? begun(before, at) : before.begins ? standing(over(before, at), at) : before;
  });
  if (on) await store.stopSeeking(player);
  const until = on ? own.ends : null;
  for (const table of await store.tablesOf(player)) {
    await tables.act(table, (found, when) => holiday(found, until, { player, now: when })).catch(unlessRefused);
  }
  return told(own, at);
}
/** Time is up there, or it is no game by days. */
function unlessRefused(problem: unknown): void {
  if (!(problem instanceof Refused)) throw problem;
}
