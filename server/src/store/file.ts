/** What holds for a database in a file, whoever opens it. */
import { chmod, open } from 'node:fs/promises';

/** Milliseconds to wait for another process that writes. */
export const PATIENCE = 10_000;
/** Only its owner may read and write it. */
export const OWN = 0o600;
/** What stands beside a database under its name: the log of SQLite, its index, its journal; and our lock. */
export const BESIDE = ['-wal', '-shm', '-journal', '-lock'] as const;

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
