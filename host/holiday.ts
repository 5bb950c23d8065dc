/** The time of a seat stands still for a while, where games go on over days: whose time is up already lets it stand no more. */
import { type By, seated } from './commands/by.ts';
import { lateSeat } from './due.ts';
import type { Happening } from './entries.ts';
import { refuse } from './refused.ts';
import type { Table } from './table.ts';

/** `until` null: it runs again. */
export function holiday(table: Table, until: number | null, { player, now }: By): Happening[] {
  const own = seated(table, player);
  if (table.phase === 'over' || table.options.clock.kind !== 'days' || own.includes(lateSeat(table, now))) refuse('notNow');
  const others = own.filter((seat) => table.away[seat] !== (until ?? 0));
  return others.length ? others.map((seat) => ({ do: 'holiday', seat, until })) : refuse('stale');
}
