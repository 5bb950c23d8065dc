import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { postgresStore } from '../src/store/postgres.ts';
import type { Store } from '../src/store/store.ts';
import { database, detour, hasServices, said } from './services.ts';
import { storeContract } from './store.contract.ts';
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
