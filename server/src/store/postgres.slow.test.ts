import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { database, detour, hasServices, said } from '../../test/services.ts';
import { append, player } from '../../test/store.samples.ts';
import { postgresStore } from './postgres.ts';
import type { Store } from './store.ts';

interface Asked {
  name: string;
  text: string;
  values: string[];
}
let url: string;
let store: Store;
beforeEach(async () => {
  url = await database();
  store = await postgresStore(url);
}, 300_000);
afterEach(async () => {
  vi.restoreAllMocks();
  await store.close();
});
/** What is asked of the database by name, from now on. */
function asking(): () => Asked[] {
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  return () => spy.mock.calls.flatMap(([asked]) => (typeof asked === 'object' && 'name' in asked ? [asked as unknown as Asked] : []));
}
const connections = async (): Promise<number> => {
  const [{ count }] = await said(url, [
    "SELECT count(*)::int AS count FROM pg_stat_activity WHERE application_name = 'peerless' AND datname = current_database()",
  ]);
  return count as number;
};
const tables = (count: number): string[] => Array.from({ length: count }, (_, n) => `table${100 - n}`);

describe.skipIf(!hasServices)('the connections to PostgreSQL', () => {
  it('are at most ten, however much is asked, and none is left when the store is closed', async () => {
    await Promise.all(Array.from({ length: 60 }, (_, n) => player(store, `somebody-${n}`)));
    expect(await connections()).toBe(10);
    await store.close();
    await expect.poll(connections, { timeout: 10_000 }).toBe(0);
    await store.close();
  });

  it('are none to a database that was not opened', async () => {
    await store.close();
    await said(url, ['UPDATE schema_version SET version = 99']);
    const before = await connections();
    await expect(postgresStore(url)).rejects.toThrow('the database has version 99');
    await expect.poll(connections, { timeout: 10_000 }).toBe(before);
  });

  it('know each statement by a name of its own', async () => {
    const asked = asking();
    for (let n = 0; n < 3; n++) await player(store, `somebody-${n}`);
    for (let from = 0; from < 3; from++) await store.append(append('table', from));
    await store.players(['somebody-1']);
    const names = new Map(asked().map(({ name, text }) => [name, text]));
    expect(names.has('')).toBe(false);
    expect(names.size).toBe(new Set(names.values()).size);
    expect(names.size).toBeLessThan(asked().length);
    for (const { name, text } of asked()) expect(names.get(name)).toBe(text);
  });

  it('are not used again after something failed on them', async () => {
    await player(store, 'ada');
    const before = await said(url, [
      "SELECT pid FROM pg_stat_activity WHERE application_name = 'peerless' AND datname = current_database()",
    ]);
    await expect(player(store, 'ada')).rejects.toThrow('duplicate key');
    await expect.poll(connections, { timeout: 10_000 }).toBe(before.length - 1);
  });

  it('wait ten seconds for a database that does not answer', async () => {
    const made = vi.spyOn(pg.Pool.prototype, 'connect');
    await store.check();
    const { options } = made.mock.contexts[0] as pg.Pool;
    expect(options).toMatchObject({ connectionTimeoutMillis: 10_000, query_timeout: 10_000 });
  });
});

describe.skipIf(!hasServices)('logs in PostgreSQL', () => {
  it('that grow at once grow by one statement, ten at most, in the order of their names', async () => {
    await Promise.all(tables(25).map((table) => store.append(append(table, 0))));
    const asked = asking();
    expect(await Promise.all(tables(25).map((table) => store.append(append(table, 1, 2))))).toEqual(Array(25).fill(true));
    const batches = asked().map(({ values }) => (JSON.parse(values[0]) as { id: string }[]).map(({ id }) => id));
    expect(batches.map(({ length }) => length)).toEqual([10, 10, 5]);
    for (const batch of batches) expect(batch).toEqual([...batch].sort());
    expect(await store.lengths(tables(25))).toEqual(new Map(tables(25).map((table) => [table, 3])));
  });

  it('are opened at once, each by itself', async () => {
    const asked = asking();
    expect(await store.append(append('table', 0))).toBe(true);
    expect(asked()).toHaveLength(1);
  });

  it('have grown by what was still to be written when the store is closed', async () => {
    await store.append(append('table', 0));
    const written = store.append(append('table', 1));
    await store.close();
    expect(await written).toBe(true);
    expect(await said(url, ['SELECT length FROM tables'])).toEqual([{ length: 2 }]);
  });

  it('have the players who sit there, also after some have gone and others have come', async () => {
    await store.append(append('table', 0, 1, { players: ['ada', 'bob', 'ada'] }));
    await store.append(append('table', 1, 1, { players: ['bob', 'eve'] }));
    expect(await said(url, ['SELECT player FROM players_at ORDER BY player'])).toEqual([{ player: 'bob' }, { player: 'eve' }]);
    await store.append(append('table', 2, 1, { phase: 'over', players: ['bob', 'eve'] }));
    expect(await said(url, ['SELECT player FROM players_at'])).toEqual([]);
  });

  it('keep when they were begun and last written to, and who may see them', async () => {
    const [first, second, third] = append('table', 0, 3).entries;
    await store.append({ ...append('table', 0), entries: [first, second] });
    await store.append({ ...append('table', 2, 1, { isPublic: false, due: 9e12 }), entries: [third] });
    expect(await said(url, ['SELECT created::float, updated::float, is_public, is_watchable, due::float FROM tables'])).toEqual([
      { created: first.at, updated: third.at, is_public: 0, is_watchable: 1, due: 9e12 },
    ]);
    expect((await store.read('table'))?.summary.due).toBe(9e12);
  });

  it('tell whoever wrote when the database is away, and go on when it is back', async () => {
    const way = await detour(url);
    const away = await postgresStore(way.url);
    await Promise.all(['one', 'two'].map((table) => away.append(append(table, 0))));
    way.cut();
    const outcomes = await Promise.allSettled(['one', 'two'].map((table) => away.append(append(table, 1))));
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await way.mend();
    await vi.waitFor(async () => expect(await away.append(append('one', 1))).toBe(true), 10_000);
    await away.close();
    way.cut();
  });
});
