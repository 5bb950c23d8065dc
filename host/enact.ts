/** Something happens at a table: what is to be written of it, and what was heard. */
import type { Heard } from '@peerless/protocol';
import type { Entry, Happening } from './entries.ts';
import { apply, tableOf } from './log.ts';
import { isOut, type Table } from './table.ts';

export interface Enacted {
  entries: Entry[];
  heard: Heard[];
  /** Something was taken back: what was told before does not count. */
  isWhole: boolean;
}
/** What follows by itself; null if nothing does. */
export type Follow = (table: Table, at: number) => Happening | null;

/** Applies what happens, each once the one before it has happened. If it throws, the table may have changed. */
export function happen(table: Table, entries: Iterable<Entry>): Enacted {
  const { rewinds } = table;
  const done: Entry[] = [];
  const heard: Heard[] = [];
  for (const entry of entries) {
    apply(table, entry, (each) => heard.push(each));
    done.push(entry);
  }
  return { entries: done, heard, isWhole: table.rewinds > rewinds };
}

/** Makes something happen, with what follows by itself. */
export const enact = (table: Table, first: Happening | readonly Happening[], at: number, follow: Follow): Enacted =>
  happen(table, chain(table, [first].flat(), at, follow));

/** A new table, with what happens at once. */
export function opened(id: string, opening: Entry, then: readonly Happening[], follow: Follow): { table: Table; entries: Entry[] } {
  const table = tableOf(id, [opening]);
  const { entries } = happen(table, chain(table, then, opening.at, follow));
  return { table, entries: [opening, ...entries] };
}

/** Whoever gives up two seats may have lost with the first. */
const isInVain = (table: Table, each: Happening): boolean => each.do === 'concede' && (table.phase === 'over' || isOut(table, each.seat));

function* chain(table: Table, first: readonly Happening[], at: number, follow: Follow): Generator<Entry> {
  for (const each of first) if (!isInVain(table, each)) yield { ...each, at };
  for (let next = follow(table, at); next; next = follow(table, at)) yield { ...next, at };
}
