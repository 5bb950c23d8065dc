import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sqliteStore } from '../src/store/sqlite.ts';
import { player } from './store.samples.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'peerless-owner-'));
  chmodSync(folder, 0o777);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
/** What others than the owner may do with each file. */
const forOthers = (): Record<string, number> =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, statSync(join(folder, name)).mode & 0o077]));

describe.skipIf(process.platform === 'win32')('what is kept', () => {
  it('can be read by its owner only: the database, its log, its copies', async () => {
    const store = await sqliteStore(join(folder, 'games.db'));
    await player(store);
    await store.backup!(join(folder, 'copy.db'));
    expect(forOthers()).toEqual({ 'games.db': 0, 'games.db-wal': 0, 'games.db-shm': 0, 'copy.db': 0 });
    await store.close();
  });

  it('is closed to others if it was open to them before', async () => {
    const before = new Libsql(join(folder, 'games.db'));
    before.exec('PRAGMA journal_mode = WAL; CREATE TABLE schema_version (version INTEGER NOT NULL)');
    for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o644);
    const store = await sqliteStore(join(folder, 'games.db'));
    await player(store);
    expect(forOthers()).toEqual({ 'games.db': 0, 'games.db-wal': 0, 'games.db-shm': 0 });
    await store.close();
    before.close();
  });
});
