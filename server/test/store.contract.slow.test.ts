import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { postgresStore } from '../src/store/postgres.ts';
import type { Store } from '../src/store/store.ts';
import { database, detour, hasServices, said } from './services.ts';
import { storeContract } from './store.contract.ts';
import { governingContract } from './store.governing.ts';
import { migrationContract } from './store.migrations.ts';

const START = 300_000;

describe.skipIf(!hasServices)('the store in PostgreSQL', () => {
  let store: Store;
  let elsewhere: pg.Client;
  beforeAll(async () => {
    const url = await database();
    store = await postgresStore(url);
    elsewhere = new pg.Client(url);
    await elsewhere.connect();
  }, START);
  afterAll(async () => {
    await elsewhere.end();
    await store.close();
  });
  storeContract(
    () => store,
    async (query) => (await elsewhere.query(query)).rows,
  );
  governingContract(() => store);

  it('goes on after PostgreSQL was away', async () => {
    const way = await detour(await database());
    const away = await postgresStore(way.url);
    way.cut();
    await expect(away.check()).rejects.toThrow();
    await way.mend();
    await vi.waitFor(() => away.check(), 10_000);
    await away.close();
    way.cut();
  });
});

describe.skipIf(!hasServices)('whoever deletes everything from PostgreSQL', () => {
  it('is named in no row, and in no page of the table once it is written anew', async () => {
    const url = await database();
    const store = await postgresStore(url);
    for (const id of ['ada', 'bob']) await store.createPlayer({ id, name: `<${id}>`, emblem: 'alice' }, `key ${id}`, `code ${id}`, 1);
    await store.change('ada', { name: '<ada> L.' });
    await store.forget('ada');
    const tables = await said(url, ["SELECT tablename FROM pg_tables WHERE schemaname = 'public'"]);
    expect(tables.length).toBeGreaterThan(8);
    for (const { tablename } of tables)
      expect(await said(url, [`SELECT 1 FROM ${tablename} AS row WHERE row::text LIKE '%<ada>%'`]), `${tablename}`).toEqual([]);
    const [{ pages }] = await said(url, [
      'VACUUM FULL players',
      'CHECKPOINT',
      "SELECT pg_read_binary_file(pg_relation_filepath('players')) AS pages",
    ]);
    expect((pages as Buffer).includes('<bob>')).toBe(true);
    expect((pages as Buffer).includes('<ada>')).toBe(false);
    await store.close();
  });
});

describe.skipIf(!hasServices)('a PostgreSQL that may only be read', () => {
  it('is not well', async () => {
    const url = await database();
    const store = await postgresStore(url);
    await store.check();
    await said(url, [
      `ALTER DATABASE ${new URL(url).pathname.slice(1)} SET default_transaction_read_only = on`,
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'peerless' AND datname = current_database()",
    ]);
    await vi.waitFor(() => expect(store.check()).rejects.toThrow('read-only'), 10_000);
    await store.close();
  });
});

describe.skipIf(!hasServices)('a database of PostgreSQL', () => {
  migrationContract(async () => {
    const url = await database();
    return {
      open: () => postgresStore(url),
      async execute(...statements) {
        await said(
          url,
          statements.map((statement) => statement.replace(' BLOB', ' BYTEA')),
        );
      },
    };
  });
});
