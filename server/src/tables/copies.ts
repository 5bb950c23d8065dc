/**
 * The tables that this process has in memory: copies of what is written, kept in step with what other processes write. What is done
 * with a table is done one after the other.
 */
import { type Entry, happen, playersAt, Refused, type Table, tableOf } from '@peerless/host';
import type { Heard } from '@peerless/protocol';
import type { Bus } from '../bus/bus.ts';
import type { Store } from '../store/store.ts';

/** What has just been written, for whoever tells it. */
export interface News {
  table: Table;
  entries: readonly Entry[];
  heard: readonly Heard[];
  /** Something was taken back, or missed: what was told before does not count. */
  isWhole: boolean;
}
export interface Copy {
  table: Table;
  /** Who wants to hear of it. */
  listeners: Set<(news: News) => void>;
  tail: Promise<unknown>;
  used: number;
  /** It may say what was never written: it is read anew before anything else. */
  isDoubtful: boolean;
  leave(): void;
}
export interface Copies {
  /** The table as it is written; refuses if there is none. It is not kept in memory for that. */
  stored(id: string): Promise<Table>;
  /** Refuses if there is none. */
  load(id: string): Promise<Copy>;
  /** The copy that there is, or will be. */
  find(id: string): Promise<Copy | undefined>;
  /** Does something with a copy when its turn has come. */
  queue<T>(copy: Copy, task: () => T | Promise<T>): Promise<T>;
  tell(copy: Copy, news: News): void;
  /** Reads what others have written. */
  reread(copy: Copy): Promise<void>;
  /** There is something in it that was not written: reads all of it anew. */
  reset(copy: Copy): Promise<void>;
  /** Reads what others have written meanwhile, at all tables. */
  catchUp(): Promise<void>;
  readonly size: number;
  close(): void;
}
export interface Surroundings {
  store: Pick<Store, 'read' | 'lengths'>;
  bus: Pick<Bus, 'subscribe' | 'listening' | 'publish'>;
  /** For how long a table was not used. */
  steady(): number;
  /** Those who sit at a table are known by name before anybody is told of them. */
  meet(players: readonly string[]): Promise<unknown>;
  /** Something has happened at a table, here or elsewhere. */
  onChange?(table: Table): void;
}

/** A table that nobody has used for so long is no longer kept in memory. */
const UNUSED = 60_000;
const SWEEP_EVERY = 20_000;

export const channelOf = (id: string): string => `table:${id}`;

export function copies({ store, bus, steady, meet, onChange }: Surroundings): Copies {
  const live = new Map<string, Copy>();
  const loading = new Map<string, Promise<Copy>>();
  const sync = syncing({ store, bus, meet, tell });

  function tell(copy: Copy, news: News): void {
    onChange?.(copy.table);
    for (const listener of copy.listeners) listener(news);
  }
  const queue: Copies['queue'] = (copy, task) => {
    copy.used = steady();
    const certain = async () => {
      if (copy.isDoubtful) await sync.reset(copy);
      return task();
    };
    const done = copy.tail.then(certain);
    copy.tail = done.catch(() => {});
    return done;
  };
  const stored = async (id: string): Promise<Table> => {
    const found = await store.read(id);
    if (!found?.entries.length) throw new Refused('noTable');
    return tableOf(id, found.entries);
  };
  const begin = async (id: string): Promise<Copy> => {
    const copy: Copy = {
      table: await stored(id),
      listeners: new Set(),
      tail: Promise.resolve(),
      used: steady(),
      isDoubtful: false,
      leave: bus.subscribe(channelOf(id), (message) => void queue(copy, () => sync.hearOf(copy, message)).catch(() => {})),
    };
    live.set(id, copy);
    // What was written between reading and being subscribed, which may take its time.
    void bus.listening().then(() => queue(copy, () => sync.reread(copy)).catch(() => {}));
    await queue(copy, () => meet(playersAt(copy.table)));
    return copy;
  };
  const load = (id: string): Promise<Copy> => {
    const found = live.get(id);
    if (found) return Promise.resolve(found);
    const underway = loading.get(id) ?? begin(id).finally(() => loading.delete(id));
    loading.set(id, underway);
    return underway;
  };
  const drop = (id: string): void => {
    live.get(id)?.leave();
    live.delete(id);
  };
  const sweeper = setInterval(() => {
    for (const [id, { listeners, used }] of live) if (!listeners.size && steady() - used > UNUSED) drop(id);
  }, SWEEP_EVERY);
  sweeper.unref();

  return {
    stored,
    load,
    find: async (id) => live.get(id) ?? (await loading.get(id)),
    queue,
    tell,
    reread: sync.reread,
    reset: sync.reset,
    async catchUp() {
      const ids = [...live.keys()];
      const lengths = ids.length ? await store.lengths(ids) : new Map<string, number>();
      await Promise.all(
        [...lengths].map(([id, length]) => {
          const copy = live.get(id);
          return copy && (copy.isDoubtful || copy.table.length < length) ? queue(copy, () => sync.reread(copy)) : undefined;
        }),
      );
    },
    get size() {
      return live.size;
    },
    close() {
      clearInterval(sweeper);
      for (const id of [...live.keys()]) drop(id);
    },
  };
}

type Syncing = Pick<Surroundings, 'store' | 'bus' | 'meet'> & Pick<Copies, 'tell'>;
/** How a copy learns of what others have written. */
function syncing({ store, bus, meet, tell }: Syncing) {
  const take = async (copy: Copy, written: readonly Entry[]): Promise<void> => {
    await meet(written.flatMap((each) => (each.do === 'sit' ? [each.player] : [])));
    const { table } = copy;
    // What cannot be applied leaves a copy that is wrong, though as long as the log.
    copy.isDoubtful = true;
    const { entries, heard, isWhole } = happen(table, written);
    copy.isDoubtful = false;
    tell(copy, { table, entries, heard, isWhole });
  };
  const reread = async (copy: Copy): Promise<void> => {
    const stored = await store.read(copy.table.id, copy.table.length);
    if (stored?.entries.length) await take(copy, stored.entries);
  };
  return {
    reread,
    async hearOf(copy: Copy, message: string): Promise<void> {
      const { from, entries } = JSON.parse(message) as { from: number; entries: Entry[] };
      if (from === copy.table.length && entries.length) await take(copy, entries);
      else if (from > copy.table.length) await reread(copy);
    },
    async reset(copy: Copy): Promise<void> {
      copy.isDoubtful = true;
      const stored = await store.read(copy.table.id);
      copy.table = tableOf(copy.table.id, stored!.entries);
      copy.isDoubtful = false;
      tell(copy, { table: copy.table, entries: [], heard: [], isWhole: true });
      // It may have been written after all, and nobody told of it.
      bus.publish(channelOf(copy.table.id), JSON.stringify({ from: copy.table.length, entries: [] }));
    },
  };
}
