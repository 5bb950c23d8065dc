/** How every database comes to the newest version. */
import { expect, it } from 'vitest';
import { rate } from '../src/ratings/ratings.ts';
import { MIGRATIONS } from '../src/store/schema.ts';
import type { Store } from '../src/store/store.ts';
import { append, duel, entries, entry, player } from './store.samples.ts';

/** A database to begin with, and what opens it. */
export interface Base {
  open(): Promise<Store>;
  execute(...statements: string[]): Promise<void>;
}
export function migrationContract(fresh: () => Promise<Base>): void {
  it('is set up from nothing, by several processes at once', async () => {
    const { open } = await fresh();
    const stores = await Promise.all([open(), open(), open()]);
    expect(await stores[0].append(append('table', 0))).toBe(true);
    expect(await stores[1].append(append('table', 0))).toBe(false);
    expect(await stores[2].append(append('table', 1))).toBe(true);
    await Promise.all(stores.map((store) => store.close()));
    const again = await open();
    expect((await again.read('table'))?.entries).toEqual(entries(0, 2));
    await again.close();
  });

  it('is brought up from version 1 with what is in it', async () => {
    const { open, execute } = await fresh();
    await execute(
      ...MIGRATIONS[0],
      'CREATE TABLE schema_version (version INTEGER NOT NULL)',
      'INSERT INTO schema_version VALUES (1)',
      `INSERT INTO tables (id, length, phase, is_public, is_watchable, players, created, updated) VALUES ('old', 1, 'over', 1, 1, '["a"]', 1, 1)`,
      `INSERT INTO entries VALUES ('old', 0, '${JSON.stringify(entry(0))}')`,
    );
    const store = await open();
    expect((await store.read('old'))?.entries).toEqual([entry(0)]);
    const id = await player(store);
    const result = duel('old', [id, null]);
    expect(await store.finish(result, (ratings) => rate(result, ratings))).toBe(true);
    expect((await store.games(id, 1))[0].id).toBe('old');
    await store.close();
  });

  it('of a newer server is refused', async () => {
    const { open, execute } = await fresh();
    await execute('CREATE TABLE schema_version (version INTEGER NOT NULL)', 'INSERT INTO schema_version VALUES (99)');
    await expect(open()).rejects.toThrow('the database has version 99');
  });
}
