import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import files from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import AsyncLibsql from 'libsql/promise';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { spyOnBuiltin } from '../../test/builtin.ts';
import { append, entries, player, type SUMMARY } from '../../test/store.samples.ts';
import { passingStore, sqliteStore } from './sqlite.ts';
import type { Store } from './store.ts';

type Exec = (this: AsyncLibsql, text: string) => Promise<unknown>;
let folder: string;
let file: string;
let store: Store | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'peerless-sqlite-'));
  file = join(folder, 'games.db');
});
afterEach(async () => {
  vi.restoreAllMocks();
  await store?.close();
  store = undefined;
  rmSync(folder, { recursive: true, force: true });
});
const { exec } = AsyncLibsql.prototype as unknown as { exec: Exec };
/** Everything that is said by `exec`; some of it may fail, or be held up. */
function listening(meanwhile: (text: string) => Promise<unknown> | undefined = () => undefined) {
  return vi.spyOn(AsyncLibsql.prototype, 'exec').mockImplementation(async function (this: AsyncLibsql, text: string) {
    await meanwhile(text);
    return exec.call(this, text) as never;
  });
}
const count = (spy: ReturnType<typeof listening>, text: string): number => spy.mock.calls.filter(([said]) => said === text).length;
const failOnce = (text: string, problem = 'disk I/O error') => {
  let isDone = false;
  return listening((said) => {
    if (said !== text || isDone) return undefined;
    isDone = true;
    return Promise.reject(new Error(problem));
  });
};

describe('a store that passes', () => {
  it('is gone when it is closed', async () => {
    const made = spyOnBuiltin(files, 'mkdtemp');
    const passing = await passingStore();
    const place = (await made.mock.results[0].value) as string;
    await player(passing, 'ada');
    expect(existsSync(join(place, 'passing.db'))).toBe(true);
    await passing.close();
    expect(existsSync(place)).toBe(false);
  });
});

describe('the connection that writes', () => {
  it('writes to the disk at every commit, overwrites what is deleted, and keeps what belongs together', async () => {
    const said = listening();
    store = await sqliteStore(file);
    const at = said.mock.calls.findIndex(([text]) => text.includes('synchronous'));
    const connection = said.mock.contexts[at] as AsyncLibsql;
    const read = async (pragma: string): Promise<unknown> => {
      const [found] = (await (await connection.prepare(`PRAGMA ${pragma}`)).all([])) as unknown as Record<string, unknown>[];
      return Object.values(found)[0];
    };
    const names = ['journal_mode', 'synchronous', 'fullfsync', 'wal_autocheckpoint', 'foreign_keys', 'secure_delete'];
    const found = [];
    for (const name of names) found.push(await read(name));
    const FULL = 2;
    expect(found).toEqual(['wal', FULL, 1, 40_000, 1, 1]);
    expect(said.mock.calls.filter(([text]) => text.includes('synchronous'))).toHaveLength(1);
  });

  it('is closed with the others, also if the store cannot be opened', async () => {
    const close = vi.spyOn(AsyncLibsql.prototype, 'close');
    const reader = vi.spyOn(Libsql.prototype, 'close');
    store = await sqliteStore(file);
    close.mockClear();
    await store.close();
    store = undefined;
    expect([close.mock.calls.length, reader.mock.calls.length]).toEqual([2, 1]);

    const newer = new Libsql(file);
    newer.exec('UPDATE schema_version SET version = 99');
    newer.close();
    close.mockClear();
    await expect(sqliteStore(file)).rejects.toThrow('version 99');
    expect(close).toHaveBeenCalledTimes(2);
  });
});

describe('a commit', () => {
  it('is shared by all that comes while the disk is busy', async () => {
    store = await sqliteStore(file);
    await player(store, 'ada');
    const said = listening();
    await Promise.all([...'abcdefgh'].map((table) => store!.append(append(table, 0))));
    const commits = count(said, 'COMMIT');
    expect(commits).toBeLessThan(4);
    expect(await store.lengths([...'abcdefgh'])).toEqual(new Map([...'abcdefgh'].map((table) => [table, 1])));
  });

  it.each(['BEGIN IMMEDIATE', 'COMMIT'])('that fails is told to all whose it was, and leaves nothing: %s', async (text) => {
    store = await sqliteStore(file);
    await store.append(append('table', 0));
    const said = failOnce(text);
    const outcomes = await Promise.allSettled([store.append(append('table', 1)), store.append(append('other', 0)), player(store, 'ada')]);
    expect(outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason.message)).toEqual(Array(3).fill('disk I/O error'));
    expect(count(said, 'ROLLBACK')).toBe(1);
    expect(await store.lengths(['table', 'other'])).toEqual(new Map([['table', 1]]));
    expect((await store.players(['ada'])).size).toBe(0);
    expect(await store.append(append('table', 1))).toBe(true);
  });

  it('that failed is told to whoever asks how the store is, for ten seconds or until the next one', async () => {
    store = await sqliteStore(file);
    // A whole number: fractions do not add up to the millisecond.
    let time = Math.ceil(performance.now());
    vi.spyOn(performance, 'now').mockImplementation(() => time);
    await store.check();
    const fail = async (): Promise<void> => {
      const said = failOnce('COMMIT');
      await expect(store!.append(append('table', 0))).rejects.toThrow('disk I/O error');
      said.mockRestore();
    };
    await fail();
    await expect(store.check()).rejects.toThrow(/^games\.db cannot be written to: disk I\/O error$/);
    time += 9_999;
    await expect(store.check()).rejects.toThrow('cannot be written to');
    time += 1;
    await store.check();
    await fail();
    await store.append(append('table', 0));
    await store.check();
  });

  it('undoes what fails in it by itself, and keeps the rest', async () => {
    store = await sqliteStore(file);
    await player(store, 'ada');
    const said = listening();
    const outcomes = await Promise.allSettled([player(store, 'bob'), player(store, 'ada'), player(store, 'eve')]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect([...(await store.players(['ada', 'bob', 'eve'])).keys()].sort()).toEqual(['ada', 'bob', 'eve']);
    for (const [text, times] of Object.entries({ 'SAVEPOINT one': 3, 'ROLLBACK TO one': 1, 'RELEASE one': 3, COMMIT: 1 }))
      expect([text, count(said, text)]).toEqual([text, times]);
  });

  it('waits for another process that writes', async () => {
    store = await sqliteStore(file);
    const other = new Libsql(file);
    other.exec('BEGIN IMMEDIATE');
    const written = player(store, 'ada');
    await new Promise((resolve) => setTimeout(resolve, 60));
    other.exec('ROLLBACK');
    other.close();
    await written;
    expect((await store.players(['ada'])).size).toBe(1);
  });
});

describe('a log that grows', () => {
  const table = 'table';
  const statements = () => {
    const { prepare } = AsyncLibsql.prototype;
    return vi.spyOn(AsyncLibsql.prototype, 'prepare').mockImplementation(function (this: AsyncLibsql, text) {
      return prepare.call(this, text);
    });
  };
  it('by an answer needs no savepoint; with anything else changed, it does', async () => {
    store = await sqliteStore(file);
    const said = listening();
    const slowly = async (from: number, summary: Partial<typeof SUMMARY>): Promise<boolean> => {
      const before = count(said, 'SAVEPOINT one');
      expect(await store!.append(append(table, from, 1, summary))).toBe(true);
      return count(said, 'SAVEPOINT one') > before;
    };
    const playing = { phase: 'playing', players: ['a'] } as const;
    expect(await slowly(0, { ...playing, players: ['a'] })).toBe(true);
    expect(await slowly(1, { ...playing, players: ['a'], due: 7 })).toBe(false);
    expect((await store.read(table))?.summary.due).toBe(7);
    expect(await slowly(2, { ...playing, players: ['a'], isPublic: false })).toBe(true);
    expect(await slowly(3, { ...playing, players: ['a'], isPublic: false, isWatchable: false })).toBe(true);
    expect(await slowly(4, { phase: 'over', players: ['a'], isPublic: false, isWatchable: false })).toBe(true);
    expect(await slowly(5, { phase: 'over', players: ['a'], isPublic: false, isWatchable: false })).toBe(true);
    expect(await store.tablesOf('a')).toEqual([]);
    expect((await store.read(table))?.entries).toHaveLength(6);
  });

  it('by several entries at once has them in their order', async () => {
    store = await sqliteStore(file);
    await store.append(append(table, 0));
    const said = listening();
    expect(await store.append(append(table, 1, 3))).toBe(true);
    expect(count(said, 'SAVEPOINT one')).toBe(0);
    expect((await store.read(table))?.entries).toEqual(entries(0, 4));
  });

  it('says each kind of statement once to the database', async () => {
    store = await sqliteStore(file);
    const prepared = statements();
    for (let from = 0; from < 3; from++) await store.append(append(table, from));
    for (const id of ['ada', 'bob']) await player(store, id);
    const texts = prepared.mock.calls.map(([text]) => text);
    expect(new Set(texts).size).toBe(texts.length);
  });
});

describe('who is forgotten', () => {
  it('is marked as not swept yet in the same commit', async () => {
    store = await sqliteStore(file);
    await player(store, 'ada');
    const { prepare } = AsyncLibsql.prototype;
    const texts: string[] = [];
    vi.spyOn(AsyncLibsql.prototype, 'prepare').mockImplementation(function (this: AsyncLibsql, text) {
      texts.push(text);
      return prepare.call(this, text);
    });
    listening(async (text) => void texts.push(text));
    await store.forget('ada');
    const mark = texts.indexOf('PRAGMA user_version = 1');
    expect(mark).toBeGreaterThan(texts.indexOf('BEGIN IMMEDIATE'));
    expect(mark).toBeLessThan(texts.findIndex((text) => text.startsWith('DELETE')));
    expect(texts.indexOf('PRAGMA user_version = 0')).toBeGreaterThan(texts.indexOf('COMMIT'));
  });
});
