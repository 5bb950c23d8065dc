/** The store in one file, for a server that is one process. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import Libsql from 'libsql';
import AsyncLibsql from 'libsql/promise';
import { backup } from './backup.ts';
import { checkpoints } from './checkpoints.ts';
import { closeToOthers, PATIENCE, patiently } from './file.ts';
import { seated } from './logs.ts';
import { forget } from './people.ts';
import { settle } from './reports.ts';
import { migrate } from './schema.ts';
import { soundness } from './soundness.ts';
import { sqlStore } from './sql-store.ts';
import { bound, type Database, rows, type Steps } from './steps.ts';
import type { Append, Store } from './store.ts';
import { sweeping, UNSWEPT } from './sweeping.ts';
import { NOTE, note, noted } from './telling.ts';
import { together } from './together.ts';

/** Milliseconds after a failed commit in which a small one that fits proves nothing. */
const TROUBLED = 10_000;
/** In a write-ahead log, FULL writes to the disk at every commit: NORMAL would lose the last games in a power cut. */
const DURABLE = ['journal_mode = WAL', 'synchronous = FULL', 'fullfsync = ON'];
/** Commits carry the log into the file only if that was not done beside them for long; see checkpoints.ts. What is deleted is overwritten. */
const PRAGMAS = [...DURABLE, 'wal_autocheckpoint = 40000', 'foreign_keys = ON', 'secure_delete = ON'];

/** A store that is gone when it is closed. */
export async function passingStore(): Promise<Store> {
  const folder = await mkdtemp(join(tmpdir(), 'peerless-'));
  const store = await sqliteStore(join(folder, 'passing.db'));
  return {
    ...store,
    async close() {
      await store.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
export async function sqliteStore(file: string): Promise<Store> {
  await closeToOthers(file);
  const { append, atomically, checkLast, close: closeWriter } = writing(file);
  await atomically(migrate()).catch(async (problem) => {
    await closeWriter();
    throw problem;
  });
  const sweeper = await sweeping(file);
  const reader = new Libsql(file, { timeout: PATIENCE });
  const close = async (): Promise<void> => {
    await sweeper.close();
    await closeWriter();
    reader.close();
  };
  const store = sqlStore({ run: reading(reader), atomically }, { append, backup: (copy) => backup(file, copy), close });
  const isSound = await soundness(file);
  return {
    ...store,
    async forget(player) {
      await atomically(tracelessly(forget(player)));
      await sweeper.sweep();
    },
    async settle(report, act) {
      const isSettled = await atomically(tracelessly(settle(report, act)));
      await sweeper.sweep();
      return isSettled;
    },
    async check() {
      await isSound();
      try {
        checkLast();
        await store.check();
      } catch (problem) {
        throw new Error(`${basename(file)} cannot be written to: ${(problem as Error).message}`);
      }
    },
  };
}

function reading(libsql: Libsql.Database): Database['run'] {
  const prepared = new Map<string, Libsql.Statement>();
  return async (steps) => {
    let step = steps.next();
    while (!step.done) {
      const { text, values } = step.value;
      const statement = prepared.get(text) ?? libsql.prepare(inSqlite(text));
      prepared.set(text, statement);
      step = steps.next(statement.all(values.map(bound)));
    }
    return step.value;
  };
}

type Outcome = { value: unknown } | { problem: unknown };
interface Waiting {
  /** Throws if nothing of the whole commit can stay. */
  work(): Outcome | Promise<Outcome>;
  resolve(value: never): void;
  reject(problem: unknown): void;
}
/** What is written while the disk is busy shares the next commit; each is done or undone by itself. */
function writing(file: string): Pick<Store, 'append' | 'close'> & Pick<Database, 'atomically'> & { checkLast(): void } {
  const libsql = new AsyncLibsql(file, {});
  const prepared = new Map<string, Promise<Libsql.Statement>>();
  const statement = (text: string): Promise<Libsql.Statement> => {
    const found = prepared.get(text) ?? libsql.prepare(inSqlite(text));
    prepared.set(text, found);
    return found;
  };
  /** Beside the event loop, however long the disk takes. */
  const say = (text: string): Promise<unknown> => libsql.exec(text);
  let ready: Promise<void> | undefined;
  const prepare = (): Promise<void> => patiently(() => say(PRAGMAS.map((pragma) => `PRAGMA ${pragma};`).join(' ')));
  const { written, carryRest, close } = checkpoints(file);
  /** The last commit, if it could not be made. */
  let failed: { problem: Error; at: number } | null = null;

  async function byItself(steps: Steps<unknown>): Promise<Outcome> {
    await say('SAVEPOINT one');
    let outcome: Outcome;
    try {
      let step = steps.next();
      while (!step.done) step = steps.next(await (await statement(step.value.text)).all(step.value.values.map(bound)));
      outcome = { value: step.value };
    } catch (problem) {
      await say('ROLLBACK TO one');
      outcome = { problem };
    }
    await say('RELEASE one');
    return outcome;
  }
  async function commit(waiting: readonly Waiting[]): Promise<void> {
    try {
      ready ??= prepare();
      await ready;
      await patiently(() => say('BEGIN IMMEDIATE'));
      const outcomes: Outcome[] = [];
      for (const { work } of waiting) {
        const outcome = work();
        outcomes.push(outcome instanceof Promise ? await outcome : outcome);
      }
      await say('COMMIT');
      failed = null;
      outcomes.forEach((outcome, n) =>
        'problem' in outcome ? waiting[n].reject(outcome.problem) : waiting[n].resolve(outcome.value as never),
      );
      written();
      await carryRest(say);
    } catch (problem) {
      failed = { problem: problem as Error, at: performance.now() };
      await say('ROLLBACK').catch(() => {}); // It may not have begun, or be undone already.
      for (const { reject } of waiting) reject(problem);
    }
  }
  const commits = together(commit);
  const inNextCommit = <T>(work: Waiting['work']): Promise<T> => new Promise((resolve, reject) => commits.add({ work, resolve, reject }));
  let quick: Quick | undefined;
  const quickly = async (): Promise<Quick> => ({ grow: await statement(GROW), enter: await statement(ENTER), tell: await statement(NOTE) });
  return {
    atomically: (steps) => inNextCommit(() => byItself(steps)),
    async append(append) {
      quick ??= await quickly();
      return inNextCommit(() => (hasGrown(append, quick!) ? { value: true } : byItself(appended(append))));
    },
    checkLast() {
      if (failed && performance.now() - failed.at < TROUBLED) throw failed.problem;
    },
    async close() {
      await commits.settled();
      await close();
      await say('PRAGMA wal_checkpoint(TRUNCATE)').catch(() => {}); // The file alone has everything then; else it is in the log beside it.
      libsql.close();
    },
  };
}

interface Quick {
  grow: Libsql.Statement;
  enter: Libsql.Statement;
  tell: Libsql.Statement;
}
const GROW = `UPDATE tables SET length = ?, due = ?, updated = ?
  WHERE id = ? AND length = ? AND phase = ? AND is_public = ? AND is_watchable = ? AND players = ?`;
const ENTER = 'INSERT INTO entries (table_id, n, body) VALUES (?, ?, ?)';
/** One more answer at a table that stays as it is otherwise, as nearly all are; false if it is anything else, and nothing was done. */
function hasGrown({ table, from, entries, summary, notices }: Append, { grow, enter, tell }: Quick): boolean {
  const { phase, isPublic, isWatchable, players, due } = summary;
  if (phase === 'over') return false;
  const as = [phase, Number(isPublic), Number(isWatchable), JSON.stringify(players)];
  if (!grow.run([from + entries.length, due, entries.at(-1)!.at, table, from, ...as]).changes) return false;
  entries.forEach((entry, n) => enter.run([table, from + n, JSON.stringify(entry)]));
  for (const notice of notices ?? []) tell.run([...noted(table, notice)]);
  return true;
}

function* tracelessly<T>(deleting: Steps<T>): Steps<T> {
  yield* rows(UNSWEPT);
  return yield* deleting;
}

/** Only one writes at a time here: no row needs a lock. */
const inSqlite = (text: string): string => text.replace(/ FOR UPDATE$/, '').replaceAll('IN (?*)', 'IN (SELECT value FROM json_each(?))');

function* appended(append: Append): Steps<boolean> {
  const { table, from, entries, summary } = append;
  const [old] = yield* rows<{ length: number; players: string }>('SELECT length, players FROM tables WHERE id = ?', table);
  if (old ? from === 0 || old.length !== from : from !== 0) return false;
  const players = JSON.stringify(summary.players);
  yield* rows(
    `INSERT INTO tables (id, length, phase, is_public, is_watchable, players, due, created, updated) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET
       length = excluded.length, phase = excluded.phase, is_public = excluded.is_public, is_watchable = excluded.is_watchable,
       players = excluded.players, due = excluded.due, updated = excluded.updated`,
    table,
    from + entries.length,
    summary.phase,
    Number(summary.isPublic),
    Number(summary.isWatchable),
    players,
    summary.due,
    entries[0].at,
    entries.at(-1)!.at,
  );
  yield* rows('INSERT INTO entries (table_id, n, body) SELECT ?, ? + key, value FROM json_each(?)', table, from, JSON.stringify(entries));
  yield* note(table, append.notices ?? []);
  if (old?.players === players && summary.phase !== 'over') return true;
  yield* rows('DELETE FROM players_at WHERE table_id = ?', table);
  yield* rows('INSERT INTO players_at (table_id, player) SELECT ?, value FROM json_each(?)', table, seated(append));
  return true;
}
