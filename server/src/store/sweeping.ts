/** What is deleted from a database in a file leaves no trace in it: neither in its pages nor in the log beside it. */
import { setTimeout as pause } from 'node:timers/promises';
import AsyncLibsql from 'libsql/promise';
import { patiently } from './file.ts';

/** Milliseconds to wait for those who still read what was deleted, and from one look to the next; then it is tried again later. */
const WAIT = 2_000;
const PAUSE = 50;
const LATER = 10_000;
/** Says in the file itself that something was deleted and not yet swept up, whoever opens it next. */
export const UNSWEPT = 'PRAGMA user_version = 1';
const SWEPT = 'PRAGMA user_version = 0';

/** Where names stand, and what players have said. Neither has an index. */
const NAMING = "'players', 'reports'";

export interface Sweeping {
  /** Resolves when nothing is left of the players that were deleted, or when it has to wait for those who still read. */
  sweep(): Promise<void>;
  close(): Promise<void>;
}
export async function sweeping(file: string): Promise<Sweeping> {
  let underway = Promise.resolve();
  let next: Promise<void> | undefined;
  let later: NodeJS.Timeout | undefined;
  let isClosed = false;
  const begin = (): Promise<void> => {
    next = undefined;
    underway = swept(file, () => isClosed).catch(() => {
      if (!isClosed) later ??= setTimeout(again, LATER).unref();
    });
    return underway;
  };
  /** What is deleted while it is swept is swept next, together. */
  const sweep = (): Promise<void> => {
    next ??= underway.then(begin);
    return next;
  };
  const again = (): void => {
    later = undefined;
    void sweep();
  };
  if (await isUnswept(file)) await sweep();
  return {
    sweep,
    async close() {
      isClosed = true;
      clearTimeout(later);
      await next;
      await underway;
    },
  };
}

async function isUnswept(file: string): Promise<boolean> {
  return using(file, async (libsql) => {
    const [{ user_version: mark }] = await rowsOf<{ user_version: number }>(libsql, 'PRAGMA user_version');
    return mark !== 0;
  });
}

async function swept(file: string, mayStop: () => boolean): Promise<void> {
  await using(file, async (libsql) => {
    // Nothing of the others refers to where a row is: they are found by its id.
    await libsql.exec('PRAGMA foreign_keys = OFF; PRAGMA secure_delete = ON');
    await patiently(() => libsql.exec('BEGIN IMMEDIATE'));
    // Rows that moved from page to page have left copies behind: the pages of a table that is dropped are overwritten as a whole.
    const tables = await rowsOf<{ name: string; sql: string }>(libsql, `SELECT name, sql FROM sqlite_master WHERE name IN (${NAMING})`);
    for (const { name, sql } of tables)
      await libsql.exec(`${sql.replace(name, `${name}_anew`)};
        INSERT INTO ${name}_anew SELECT * FROM ${name};
        DROP TABLE ${name};
        ALTER TABLE ${name}_anew RENAME TO ${name}`);
    await libsql.exec('COMMIT');
    await emptied(libsql, mayStop);
    await patiently(() => libsql.exec(SWEPT));
  });
}
/** Everything is carried from the log into the file, and the log begins with nothing in it; not while somebody reads what was before. */
async function emptied(libsql: AsyncLibsql, mayStop: () => boolean): Promise<void> {
  for (let waited = 0; waited < WAIT && !mayStop(); waited += PAUSE) {
    const [{ busy }] = await rowsOf<{ busy: number }>(libsql, 'PRAGMA wal_checkpoint(TRUNCATE)').catch(() => [{ busy: 1 }]);
    if (!busy) return;
    await pause(PAUSE);
  }
  throw new Error('somebody still reads what was deleted');
}

async function using<T>(file: string, work: (libsql: AsyncLibsql) => Promise<T>): Promise<T> {
  const libsql = new AsyncLibsql(file, {});
  try {
    return await work(libsql);
  } finally {
    libsql.close();
  }
}
const rowsOf = async <R>(libsql: AsyncLibsql, text: string): Promise<[R, ...R[]]> =>
  (await (await libsql.prepare(text)).all([])) as unknown as [R, ...R[]];
