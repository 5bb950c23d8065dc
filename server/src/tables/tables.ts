/**
 * The tables that this process serves. Any process may serve any table: what is to happen is applied to the own copy, appended to
 * the log with the length it expects, and told only when that was written; if another process was quicker, the copy is read anew.
 */
import { randomBytes, randomInt } from 'node:crypto';
import {
  askedLevel,
  awaitedPlayers,
  dueAt,
  type Enacted,
  type Entry,
  enact,
  type Follow,
  followUp,
  givenUp,
  type Happening,
  hasResult,
  isDue,
  type Lot,
  opened,
  playersAt,
  Refused,
  type SeatOffer,
  stirred,
  type Table,
} from '@peerless/host';
import type { TableOptions } from '@peerless/protocol';
import type { Bus } from '../bus/bus.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Append, Notice, Store, Summary } from '../store/store.ts';
import { type Copies, type Copy, channelOf, copies, type News } from './copies.ts';

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
  act(id: string, decide: Decide): Promise<void>;
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
type Decide = (table: Table, now: number) => Happening | readonly Happening[];

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
  /** What is to be told to those who are not there; `before`: whom the table waited for until now; null: there was none. */
  notices?(table: Table, before: readonly string[] | null, at: number): Notice[];
  /** Somebody has sat down. */
  onSit?(table: Table, player: string): void;
  /** What is written there concerns these players. */
  onStir?(table: string, players: readonly string[]): void;
  /** Something has happened at a table, here or elsewhere. */
  onChange?(table: Table): void;
  lot?: Lot;
}

const HOUR = 3_600_000;
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

export function tables(surroundings: Surroundings): Tables {
  const { store, jobs, now, steady, meet, lot = SECRET_LOT } = surroundings;
  const held = copies(surroundings);
  const follow: Follow = (table, at) => followUp(table, at, lot);
  const perform = performing(surroundings, held, follow);
  const afterwards = afterwardsOf(surroundings);
  const overdue: Decide = (table, at) => {
    if (!isDue(table, at)) throw new Refused('stale');
    return follow(table, at) ?? givenUp(table);
  };

  return {
    async create(by, options, seats, sitting, again) {
      const id = again?.id ?? newId();
      const at = now();
      const opening: Entry = { do: 'open', by, options, seats, invite: newId(9), at };
      const picks = (again?.heroes ?? []).map((hero, seat): Happening => ({ do: 'pick', seat, hero }));
      const sits = sitting.map(({ seat, player }): Happening => ({ do: 'sit', seat, player }));
      const { table, entries } = opened(id, opening, [...picks, ...sits], follow);
      const notices = surroundings.notices?.(table, null, at);
      if (!(await store.append({ table: id, from: 0, entries, summary: summaryOf(table, at), notices }))) return '';
      afterwards(table, entries, at, notices);
      surroundings.onStir?.(id, stirred(table, []));
      return id;
    },
    async read(id, look) {
      const copy = await held.load(id);
      return held.queue(copy, () => look(copy.table));
    },
    async peek(id, look) {
      const copy = await held.find(id);
      if (copy) return held.queue(copy, () => look(copy.table));
      const table = await held.stored(id);
      await meet(playersAt(table));
      return look(table);
    },
    async act(id, decide) {
      const copy = await held.load(id);
      await held.queue(copy, () => perform(copy, decide));
    },
    async listen(id, begin, listener) {
      const copy = await held.load(id);
      await held.queue(copy, () => {
        begin(copy.table);
        copy.listeners.add(listener);
      });
      return () => {
        copy.listeners.delete(listener);
        copy.used = steady();
      };
    },
    async refresh(id) {
      const copy = await held.load(id);
      await held.queue(copy, () => held.reread(copy));
    },
    async due(id) {
      const copy = await held.load(id);
      const what = await held.queue(copy, (): 'happen' | 'finish' | null => {
        const { table } = copy;
        if (hasResult(table)) return 'finish';
        return isDue(table, now()) && askedLevel(table) === undefined ? 'happen' : null;
      });
      if (what === 'finish') jobs.at(now(), { kind: 'finish', table: id });
      if (what === 'happen') await held.queue(copy, () => perform(copy, overdue));
    },
    catchUp: held.catchUp,
    get size() {
      return held.size;
    },
    close: held.close,
  };
}

/** Decides, applies, writes and tells; again from what is written, if another process was quicker. */
function performing(surroundings: Surroundings, held: Copies, follow: Follow): (copy: Copy, decide: Decide) => Promise<void> {
  const { store, bus, now } = surroundings;
  const afterwards = afterwardsOf(surroundings);
  const happened = async (copy: Copy, decide: Decide, at: number): Promise<Enacted> => {
    const { table } = copy;
    const { length } = table;
    try {
      return enact(table, decide(table, at), at, follow);
    } catch (problem) {
      if (table.length > length) await held.reset(copy);
      throw problem;
    }
  };
  const written = async (append: Append, copy: Copy): Promise<boolean> => {
    let isWritten = false;
    try {
      isWritten = await store.append(append);
    } finally {
      if (!isWritten) await held.reset(copy).catch(() => {}); // Stays doubtful, and whoever looks at it stays.
    }
    return isWritten;
  };
  return async (copy, decide) => {
    for (let tries = 0; ; tries++) {
      const { table } = copy;
      const from = table.length;
      const before = awaitedPlayers(table);
      const at = now();
      const { entries, heard, isWhole } = await happened(copy, decide, at);
      const notices = surroundings.notices?.(table, before, at);
      if (await written({ table: table.id, from, entries, summary: summaryOf(table, at), notices }, copy)) {
        if (!bus.isAlone) bus.publish(channelOf(table.id), JSON.stringify({ from, entries }));
        afterwards(table, entries, at, notices);
        held.tell(copy, { table, entries, heard, isWhole });
        surroundings.onStir?.(table.id, stirred(table, before));
        return;
      }
      if (copy.isDoubtful || tries === MOST_TRIES) throw new Refused('busy');
    }
  };
}

/** What is to be done once something was written. */
const afterwardsOf =
  ({ jobs, onAnswer, onSit }: Pick<Surroundings, 'jobs' | 'onAnswer' | 'onSit'>) =>
  (table: Table, entries: readonly Entry[], at: number, notices: readonly Notice[] = []): void => {
    const due = dueAt(table);
    // Clocks are looked up in the store when the server looks for what is due; only what is near needs a job.
    if (due !== null && due - at < HOUR) jobs.at(due, { kind: 'due', table: table.id });
    const told = Math.min(...notices.map((notice) => notice.due));
    if (told - at < HOUR) jobs.at(told, { kind: 'notify', table: table.id });
    for (const entry of entries) {
      if (entry.do === 'answer') onAnswer?.();
      if (entry.do === 'sit') onSit?.(table, entry.player);
    }
    if (hasResult(table)) jobs.at(at, { kind: 'finish', table: table.id });
  };
