/** Games as they were some minutes ago, every hand open: read once for all who watch one so. */
import { isPrivate, runningLater, seenLater, type Table, tableOf } from '@peerless/host';
import type { Store } from '../store/store.ts';
import type { Tables } from './tables.ts';

/** A table as it was, the same object for all who are shown it at once; and as it is. */
export type Show = (then: Table, now: Table) => void;
export interface Later {
  /** Shows the table now and whenever more of it may be seen, until the returned function is called. */
  follow(table: string, show: Show): Promise<() => void>;
  close(): void;
}
interface Past {
  then: Table | undefined;
  /** Entries that are seen, and when one more may be; milliseconds since 1970. */
  seen: number;
  due: number;
  shows: Set<Show>;
  /** It is looked at by one after the other. */
  tail: Promise<void>;
  timer: NodeJS.Timeout;
}
const LOOK_EVERY = 2_000;

export function later(store: Pick<Store, 'read'>, tables: Pick<Tables, 'read'>, now: () => number): Later {
  const pasts = new Map<string, Past>();

  /** True if there is more to see than before. */
  const grow = async (id: string, past: Past): Promise<boolean> => {
    const length = await tables.read(id, (table) => table.length);
    if (length === past.seen || now() < past.due) return false;
    const entries = (await store.read(id))?.entries ?? [];
    const { seen, due } = seenLater(entries, now());
    past.due = due;
    if (seen.length === past.seen || !seen.length) return false;
    const isNew = seen.slice(past.seen).some((entry) => !isPrivate(entry));
    past.seen = seen.length;
    past.then = runningLater(tableOf(id, seen));
    return isNew;
  };
  const next = (past: Past, task: () => Promise<void>): Promise<void> => {
    const done = past.tail.then(task);
    past.tail = done.catch(() => {});
    return done;
  };
  const look = (id: string, past: Past): Promise<void> =>
    next(past, async () => {
      if (!(await grow(id, past))) return;
      await tables.read(id, (table) => {
        for (const show of past.shows) show(past.then!, table);
      });
    });
  const begin = (id: string): Past => {
    const timer = setInterval(() => void look(id, past).catch(() => {}), LOOK_EVERY).unref();
    const past: Past = { then: undefined, seen: 0, due: 0, shows: new Set(), tail: Promise.resolve(), timer };
    pasts.set(id, past);
    return past;
  };

  return {
    async follow(id, show) {
      const past = pasts.get(id) ?? begin(id);
      const leave = (): void => {
        if (!past.shows.delete(show) || past.shows.size) return;
        clearInterval(past.timer);
        pasts.delete(id);
      };
      past.shows.add(show);
      try {
        const before = past.seen;
        await look(id, past);
        // The others have seen it; a copy, since clocks have run on.
        if (past.then && before === past.seen) await tables.read(id, (table) => show({ ...past.then! }, table));
      } catch (problem) {
        leave();
        throw problem;
      }
      return leave;
    },
    close() {
      for (const { timer } of pasts.values()) clearInterval(timer);
    },
  };
}
