/** One server a database: of two, neither would hear what happens at the other's tables. */
import { realpath } from 'node:fs/promises';
import Libsql from 'libsql';
import { isBusy } from './file.ts';
import { sqliteStore } from './sqlite.ts';
import type { Store } from './store.ts';

/** A store that no other server opens meanwhile. */
export async function lockedStore(file: string): Promise<Store> {
  const unlock = lock(await realpath(file).catch(() => file));
  try {
    const store = await sqliteStore(file);
    return {
      ...store,
      async close() {
        await store.close();
        unlock();
      },
    };
  } catch (problem) {
    unlock();
    throw problem;
  }
}

/** In a file beside it, which is never written to. The system takes the lock back when its owner ends, however it ends. */
function lock(file: string): () => void {
  const libsql = new Libsql(`${file}-lock`);
  try {
    libsql.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (problem) {
    libsql.close();
    throw isBusy(problem)
      ? new Error(
          `another server is using ${file}: stop it first, or give this one a folder of its own (--data); several share a PostgreSQL (--postgres)`,
        )
      : problem;
  }
  return () => libsql.close();
}
