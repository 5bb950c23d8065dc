/**
 * The tables that this process serves. Any process may serve any table: what is to happen is applied to the own copy, appended to
 * the log with the length it expects, and told only when that was written; if another process was quicker, the copy is read anew.
 */
import { randomBytes, randomInt } from 'node:crypto';
import type { Heard, TableOptions } from '@peerless/protocol';
import type { Bus } from './bus/bus.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Append, Store, Summary } from './store/store.ts';
import { grace } from './table/clock.ts';
import { followUp, Refused } from './table/decide.ts';
import { dueAt, givenUp, hasResult, isDue } from './table/due.ts';
import type { Entry, Happening, SeatOffer } from './table/entries.ts';
import type { Lot } from './table/lot.ts';
import { apply, askedLevel, playersAt, type Table, tableOf } from './table/table.ts';

/** What has just been written, for whoever tells it. */
export interface News {
  table: Table;
  entries: readonly Entry[];
  heard: readonly Heard[];
  /** Something was taken back, or missed: what was told before does not count. */
  isWhole: boolean;
}
export interface Live {
  table: Table;
  /** Who wants to hear of it. */
  listeners: Set<(news: News) => void>;
  /** What is done with a table is done one after the other. */
  tail: Promise<unknown>;
  used: number;
  /** The copy may say what was never written: it is read anew before anything else. */
  isDoubtful: boolean;
  leave(): void;
}
export interface Tables {
  /** Opens a table with people on seats; '' if there is one of that name already. */
  create(
    by: string,
    options: TableOptions,
    seats: SeatOffer[],
    sitting: { seat: number; player: string }[],
    again?: Again,
  ): Promise<string>;
  /** The table as it stands; refuses if there is none. */
  read<T>(id: string, look: (table: Table) => T | Promise<T>): Promise<T>;
  /** The same for one look: it is not kept in memory for that. */
  peek<T>(id: string, look: (table: Table) => T | Promise<T>): Promise<T>;
  /** Makes something happen, if it may: `decide` looks at the table as it is then, and throws Refused. */
  act(id: string, decide: (table: Table, now: number) => Happening): Promise<void>;
  /** Hears of everything after what `begin` has seen, until the returned function is called. */
  listen(id: string, begin: (table: Table) => void, listener: (news: News) => void): Promise<() => void>;
  /** Reads anew what others have written at one table. */
  refresh(id: string): Promise<void>;
  /** Does what is due at a table. */
  due(id: string): Promise<void>;
  /** Reads anew what others have written meanwhile. */
  catchUp(): Promise<void>;
  readonly size: number;
  close(): void;
}

/** A game after a game: its name is agreed, and so are its heroes. */
export interface Again {
  id: string;
  heroes: readonly string[];
}

export interface Surroundings {
  store: Store;
  bus: Bus;
  jobs: Jobs;
  now(): number;
  /** For how long a table was not used. */
  steady(): number;
  /** Those who sit at a table are known by name before anybody is told of them. */
  meet(players: readonly string[]): Promise<unknown>;
  onAnswer?(): void;
  /** Something has happened at a table, here or elsewhere. */
  onChange?(table: Table): void;
  lot?: Lot;
}

const HOUR = 3_600_000;
/** A table that nobody has used for so long is no longer kept in memory. */
const UNUSED = 60_000;
const SWEEP_EVERY = 20_000;
const MOST_TRIES = 20;

export const newId = (bytes = 12): string => randomBytes(bytes).toString('base64url');
/** Nobody can guess it. */
export const SECRET_LOT: Lot = {
  random: () => randomInt(2 ** 32) / 2 ** 32,
  newSeed: () => randomBytes(16).toString('hex'),
};

const summaryOf = (table: Table, now: number): Summary => ({
  phase: table.phase,
  isPublic: table.options.isPublic,
  isWatchable: table.options.isPublic && table.options.watching !== 'nobody',
  players: playersAt(table),
  // A result is due until it is written, whatever happens to the job.
  due: hasResult(table) ? now : dueAt(table),
});

export function tables({ store, bus, jobs, now, steady, meet, onAnswer, onChange, lot = SECRET_LOT }: Surroundings): Tables {
  const live = new Map<string, Live>();
  const loading = new Map<string, Promise<Live>>();
  const stored = async (id: string): Promise<Table> => {
    const found = await store.read(id);
    if (!found?.entries.length) throw new Refused('noTable');
    return tableOf(id, found.entries);
  };

  const queue = <T>(entry: Live, task: () => T | Promise<T>): Promise<T> => {
    entry.used = steady();
    const certain = async (): Promise<T> => {
      if (entry.isDoubtful) await reset(entry);
      return task();
    };
    const done = entry.tail.then(certain);
    entry.tail = done.catch(() => {});
    return done;
  };
  const load = (id: string): Promise<Live> => {
    const found = live.get(id);
    if (found) return Promise.resolve(found);
    const underway = loading.get(id);
    if (underway) return underway;
    const loaded = (async () => {
      const entry: Live = {
        table: await stored(id),
        listeners: new Set(),
        tail: Promise.resolve(),
        used: steady(),
        isDoubtful: false,
        leave: bus.subscribe(`table:${id}`, (message) => void queue(entry, () => hearOf(entry, message)).catch(() => {})),
      };
      live.set(id, entry);
      // What was written between reading and being subscribed, which may take its time.
      void bus.listening().then(() => queue(entry, () => reread(entry)).catch(() => {}));
      await queue(entry, () => meet(playersAt(entry.table)));
      return entry;
    })().finally(() => loading.delete(id));
    loading.set(id, loaded);
    return loaded;
  };

  const tellOf = (entry: Live, news: News): void => {
    onChange?.(entry.table);
    for (const listener of entry.listeners) listener(news);
  };
  /** Entries that another process has written. */
  const take = async (entry: Live, entries: readonly Entry[]): Promise<void> => {
    await meet(entries.flatMap((each) => (each.do === 'sit' ? [each.player] : [])));
    const { table } = entry;
    const heard: Heard[] = [];
    const before = table.takenBack.length;
    // What cannot be applied leaves a copy that is wrong, though as long as the log.
    entry.isDoubtful = true;
    for (const each of entries) apply(table, each, (telling) => heard.push(telling));
    entry.isDoubtful = false;
    tellOf(entry, { table, entries, heard, isWhole: table.takenBack.length > before });
  };
  const hearOf = async (entry: Live, message: string): Promise<void> => {
    const { from, entries } = JSON.parse(message) as { from: number; entries: Entry[] };
    if (from === entry.table.length && entries.length) await take(entry, entries);
    else if (from > entry.table.length) await reread(entry);
  };
  const reread = async (entry: Live): Promise<void> => {
    const stored = await store.read(entry.table.id, entry.table.length);
    if (stored?.entries.length) await take(entry, stored.entries);
  };
  /** The own copy has something in it that was not written: read all of it anew. */
  const reset = async (entry: Live): Promise<void> => {
    entry.isDoubtful = true;
    const stored = await store.read(entry.table.id);
    entry.table = tableOf(entry.table.id, stored!.entries);
    entry.isDoubtful = false;
    tellOf(entry, { table: entry.table, entries: [], heard: [], isWhole: true });
    // It may have been written after all, and nobody told of it.
    bus.publish(`table:${entry.table.id}`, JSON.stringify({ from: entry.table.length, entries: [] }));
  };

  const perform = async (entry: Live, decide: (table: Table, at: number) => Happening): Promise<void> => {
    for (let tries = 0; ; tries++) {
      const { table } = entry;
      const from = table.length;
      const before = table.takenBack.length;
      const at = now();
      const entries: Entry[] = [];
      const heard: Heard[] = [];
      const happen = (happening: Happening): void => {
        const each: Entry = { ...happening, at };
        apply(table, each, (telling) => heard.push(telling));
        entries.push(each);
      };
      try {
        happen(decide(table, at));
        for (let next = follow(table, at); next; next = follow(table, at)) happen(next);
      } catch (problem) {
        if (table.length > from) await reset(entry);
        throw problem;
      }
      if (await written({ table: table.id, from, entries, summary: summaryOf(table, at) }, entry)) {
        if (!bus.isAlone) bus.publish(`table:${table.id}`, JSON.stringify({ from, entries }));
        afterwards(table, entries, at);
        tellOf(entry, { table, entries, heard, isWhole: table.takenBack.length > before });
        return;
      }
      if (entry.isDoubtful || tries === MOST_TRIES) throw new Refused('busy');
    }
  };
  const written = async (append: Append, entry: Live): Promise<boolean> => {
    let isWritten = false;
    try {
      isWritten = await store.append(append);
    } finally {
      if (!isWritten) await reset(entry).catch(() => {}); // Stays doubtful, and whoever looks at it stays.
    }
    return isWritten;
  };
  const drop = (id: string): void => {
    live.get(id)?.leave();
    live.delete(id);
  };
  const follow = (table: Table, at: number): Happening | null => followUp(table, at, lot, grace(table.options.clock));
  const afterwards = (table: Table, entries: readonly Entry[], at: number): void => {
    const due = dueAt(table);
    // Clocks are looked up in the store when the server looks for what is due; only what is near needs a job.
    if (due !== null && due - at < HOUR) jobs.at(due, { kind: 'due', table: table.id });
    if (onAnswer) for (const { do: what } of entries) if (what === 'answer') onAnswer();
    if (hasResult(table)) jobs.at(at, { kind: 'finish', table: table.id });
  };

  const overdue = (table: Table, at: number): Happening => {
    if (!isDue(table, at)) throw new Refused('stale');
    return follow(table, at) ?? givenUp(table);
  };

  const sweeper = setInterval(() => {
    for (const [id, { listeners, used }] of live) if (!listeners.size && steady() - used > UNUSED) drop(id);
  }, SWEEP_EVERY);
  sweeper.unref();

  return {
    async create(by, options, seats, sitting, again) {
      const id = again?.id ?? newId();
      const at = now();
      const entries: Entry[] = [{ do: 'open', by, options, seats, invite: newId(9), at }];
      const table = tableOf(id, entries);
      const happen = (happening: Happening): void => {
        entries.push({ ...happening, at });
        apply(table, entries[entries.length - 1]);
      };
      again?.heroes.forEach((hero, seat) => happen({ do: 'pick', seat, hero }));
      for (const { seat, player } of sitting) happen({ do: 'sit', seat, player });
      for (let next = follow(table, at); next; next = follow(table, at)) happen(next);
      if (!(await store.append({ table: id, from: 0, entries, summary: summaryOf(table, at) }))) return '';
      afterwards(table, entries, at);
      return id;
    },
    async read(id, look) {
      const entry = await load(id);
      return queue(entry, () => look(entry.table));
    },
    async peek(id, look) {
      const entry = live.get(id) ?? (await loading.get(id));
      if (entry) return queue(entry, () => look(entry.table));
      const table = await stored(id);
      await meet(playersAt(table));
      return look(table);
    },
    async act(id, decide) {
      const entry = await load(id);
      await queue(entry, () => perform(entry, decide));
    },
    async listen(id, begin, listener) {
      const entry = await load(id);
      await queue(entry, () => {
        begin(entry.table);
        entry.listeners.add(listener);
      });
      return () => {
        entry.listeners.delete(listener);
        entry.used = steady();
      };
    },
    async refresh(id) {
      const entry = await load(id);
      await queue(entry, () => reread(entry));
    },
    async due(id) {
      const entry = await load(id);
      const what = await queue(entry, (): 'happen' | 'finish' | null => {
        const { table } = entry;
        if (hasResult(table)) return 'finish';
        return isDue(table, now()) && askedLevel(table) === undefined ? 'happen' : null;
      });
      if (what === 'finish') jobs.at(now(), { kind: 'finish', table: id });
      if (what === 'happen') await queue(entry, () => perform(entry, overdue));
    },
    async catchUp() {
      const ids = [...live.keys()];
      const lengths = ids.length ? await store.lengths(ids) : new Map<string, number>();
      await Promise.all(
        [...lengths].map(([id, length]) => {
          const entry = live.get(id);
          return entry && (entry.isDoubtful || entry.table.length < length) ? queue(entry, () => reread(entry)) : undefined;
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
