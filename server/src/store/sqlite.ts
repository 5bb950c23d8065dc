/** The store in one file, for a server that is one process. */
import { open, rename, rm } from 'node:fs/promises';
import Libsql from 'libsql';
import AsyncLibsql from 'libsql/promise';
import { seated } from './logs.ts';
import { migrate } from './schema.ts';
import { sqlStore } from './sql-store.ts';
import { bound, type Database, rows, type Statement, type Steps } from './steps.ts';
import type { Append, Store } from './store.ts';

/** Milliseconds to wait for another process that writes. */
const PATIENCE = 10_000;
/** In a write-ahead log, FULL writes to the disk at every commit: NORMAL would lose the last games in a power cut. */
const PRAGMAS = ['journal_mode = WAL', 'synchronous = FULL', 'fullfsync = ON', 'foreign_keys = ON'];

export async function sqliteStore(file: string): Promise<Store> {
  const libsql = new Libsql(file, { timeout: PATIENCE });
  for (const pragma of PRAGMAS) libsql.pragma(pragma);
  const { run, atomically } = sqlite(libsql);
  await atomically(migrate()).catch((problem) => {
    libsql.close();
    throw problem;
  });
  return sqlStore(
    { run, atomically },
    {
      append: (append) => atomically(appended(append)),
      backup: (copy) => backup(file, copy),
      close: async () => {
        await atomically(rows('SELECT 1')); // What waits is written first.
        libsql.close();
      },
    },
  );
}

interface Waiting {
  steps: Steps<unknown>;
  resolve: (value: never) => void;
  reject: (problem: unknown) => void;
}

/** Everything written in one turn of the event loop shares one commit; each is done or undone by itself. */
function sqlite(libsql: Libsql.Database): Database {
  const prepared = new Map<string, Libsql.Statement>();
  const execute = ({ text, values }: Statement): unknown[] => {
    let statement = prepared.get(text);
    if (!statement) {
      statement = libsql.prepare(inSqlite(text));
      prepared.set(text, statement);
    }
    return statement.all(values.map(bound));
  };
  const finished = <T>(steps: Steps<T>): T => {
    let step = steps.next();
    while (!step.done) step = steps.next(execute(step.value));
    return step.value;
  };
  const say = (text: string): void => void execute({ text, values: [] });

  let waiting: Waiting[] = [];
  function commit(): void {
    const written = waiting;
    waiting = [];
    try {
      say('BEGIN IMMEDIATE');
      const told = written.map(outcome);
      say('COMMIT');
      for (const tell of told) tell();
    } catch (problem) {
      if (libsql.inTransaction) say('ROLLBACK');
      for (const { reject } of written) reject(problem);
    }
  }
  /** What to tell whoever waits, after the commit. */
  function outcome({ steps, resolve, reject }: Waiting): () => void {
    say('SAVEPOINT one');
    try {
      const value = finished(steps);
      say('RELEASE one');
      return () => resolve(value as never);
    } catch (problem) {
      say('ROLLBACK TO one');
      say('RELEASE one');
      return () => reject(problem);
    }
  }

  return {
    run: async (steps) => finished(steps),
    atomically: (steps) =>
      new Promise((resolve, reject) => {
        if (waiting.length === 0) setImmediate(commit);
        waiting.push({ steps, resolve, reject });
      }),
  };
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
  if (old?.players === players && summary.phase !== 'over') return true;
  yield* rows('DELETE FROM players_at WHERE table_id = ?', table);
  yield* rows('INSERT INTO players_at (table_id, player) SELECT ?, value FROM json_each(?)', table, seated(append));
  return true;
}

/** By a connection of its own, beside the event loop; complete or not there at all. */
export async function backup(file: string, copy: string): Promise<void> {
  const draft = `${copy}.draft`;
  await rm(draft, { force: true });
  const reader = new AsyncLibsql(file, { timeout: PATIENCE });
  try {
    const statement = await reader.prepare('VACUUM INTO ?');
    await statement.run(draft);
  } finally {
    reader.close();
  }
  const written = await open(draft, 'r+');
  await written.sync();
  await written.close();
  await rename(draft, copy);
}
