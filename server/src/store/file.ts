/** What holds for a database in a file, whoever opens it. */
import { chmod, open } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';

/** Milliseconds to wait for another process that writes. */
export const PATIENCE = 10_000;
/** Milliseconds before it is tried again. */
const PAUSE = 20;
/** Only its owner may read and write it. */
export const OWN = 0o600;
/** What stands beside a database under its name: the log of SQLite, its index, its journal; our lock, and how operators reach the server. */
export const BESIDE = ['-wal', '-shm', '-journal', '-lock', '-operator'] as const;

/** Made before SQLite would make it, and closed to others with what stands beside it, which SQLite makes alike. */
export async function closeToOthers(file: string): Promise<void> {
  // One that is there is not opened: closing it again would undo the locks that this process has on it.
  const made = await open(file, 'wx', OWN).catch((problem: NodeJS.ErrnoException) => {
    if (problem.code !== 'EEXIST') throw problem;
  });
  await made?.close();
  // What is not there needs nothing; what is somebody else's is theirs to close.
  await Promise.allSettled(['', ...BESIDE].map((end) => chmod(`${file}${end}`, OWN)));
}

/** Waits here for another process that writes: a statement that waits would hold up those that it waits for. */
export async function patiently(work: () => Promise<unknown>): Promise<void> {
  for (let waited = 0; ; waited += PAUSE) {
    try {
      await work();
      return;
    } catch (problem) {
      if (waited >= PATIENCE || !isBusy(problem)) throw problem;
      await setTimeout(PAUSE);
    }
  }
}
export const isBusy = (problem: unknown): boolean =>
  problem instanceof Error && 'code' in problem && String(problem.code).startsWith('SQLITE_BUSY');
