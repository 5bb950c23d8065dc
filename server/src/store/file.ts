/** What holds for a database in a file, whoever opens it. */

/** Milliseconds to wait for another process that writes. */
export const PATIENCE = 10_000;
/** Only its owner may read and write it. */
export const OWN = 0o600;
/** What stands beside a database under its name: the log of SQLite, its index, its journal; and our lock. */
export const BESIDE = ['-wal', '-shm', '-journal', '-lock'] as const;
