import AsyncLibsql from 'libsql/promise';

/** Milliseconds that what was written may stay in the log alone. */
const SOON = 1000;
/** Pages of a log that is long enough to begin anew. */
const LONG = 8000;
const CARRY = 'PRAGMA wal_checkpoint(PASSIVE)';

/** Carries what was written from the write-ahead log into the file, by a connection of its own: commits need not wait for it. */
export function checkpoints(file: string): {
  /** Something was written. */
  written(): void;
  /** Lets a log that has become long begin anew: between two commits, since it must be carried over to its end. */
  carryRest(say: (text: string) => Promise<unknown>): Promise<void>;
  close(): Promise<void>;
} {
  const libsql = new AsyncLibsql(file, {});
  let isLong = false;
  let underway: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  const carry = async (): Promise<void> => {
    const statement = await libsql.prepare(CARRY);
    const [{ log }] = (await statement.all([])) as unknown as [{ log: number }];
    isLong = log > LONG;
  };
  const start = (): void => {
    // If it cannot be done, the log grows until a commit has to do it, and tells whoever wrote.
    underway = carry()
      .catch(() => {})
      .finally(() => {
        timer = undefined;
      });
  };
  return {
    written() {
      timer ??= setTimeout(start, SOON);
    },
    async carryRest(say) {
      if (!isLong) return;
      isLong = false;
      await say(CARRY);
    },
    async close() {
      clearTimeout(timer);
      await underway;
      libsql.close();
    },
  };
}
