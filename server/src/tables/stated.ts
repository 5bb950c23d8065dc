/** The state of a table for all who look at it: read once for those who want it at the same time, and written once for those who see the same. */
import { type Around, seatsOf, stateFor, type Table } from '@peerless/host';
import type { Push } from '@peerless/protocol';
import type { Tables } from './tables.ts';

export interface Stated {
  /** Of the log. */
  length: number;
  text(player: string | null): string;
}

/** Whoever does not sit there sees what all see who do not; the host has the link. */
export function stated(table: Table, around: Around): Stated {
  const written = new Map<string, string>();
  return {
    length: table.length,
    text(player) {
      const eyes = `${seatsOf(table, player)} ${player === table.host}`;
      const text = written.get(eyes) ?? JSON.stringify({ table: stateFor(table, player, around) } satisfies Push);
      written.set(eyes, text);
      return text;
    },
  };
}

type Tell = (state: Stated) => void;
/** Tells as soon as the table is free, together with all who wait for the same. */
export function states(
  tables: Pick<Tables, 'read'>,
  around: (table: Table) => Promise<Around>,
): (table: string, tell: Tell) => Promise<void> {
  const waiting = new Map<string, { tells: Tell[]; done: Promise<void> }>();
  const begin = (id: string): { tells: Tell[]; done: Promise<void> } => {
    const tells: Tell[] = [];
    const done = tables
      .read(id, async (table) => {
        waiting.delete(id); // Who comes now may know of more.
        const state = stated(table, await around(table));
        for (const tell of tells) tell(state);
      })
      .finally(() => waiting.get(id)?.tells === tells && waiting.delete(id));
    waiting.set(id, { tells, done });
    return { tells, done };
  };
  return (id, tell) => {
    const { tells, done } = waiting.get(id) ?? begin(id);
    tells.push(tell);
    return done;
  };
}
