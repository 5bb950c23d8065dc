import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { reach } from '../src/governing/reach.ts';
import { type Serving, serve } from '../src/index.ts';
import { database, hasServices, services } from './services.ts';
import { wire } from './wire.ts';

const START = 300_000;

it.skipIf(!hasServices)(
  'operators reach every process on PostgreSQL and Redis',
  async () => {
    const [postgres, { redis }] = [await database(), await services()];
    const folder = await mkdtemp(join(tmpdir(), 'peerless-'));
    await writeFile(join(folder, 'index.html'), '');
    const start = (): Promise<Serving> => serve({ folder, port: 0, host: '127.0.0.1', postgres, redis });
    const [one, two] = [await start(), await start()];
    const place = { file: '', postgres, redis };
    try {
      const { id, key } = await one.hall.people.create(`Ada ${randomUUID()}`.slice(0, 24));
      const sockets = [await wire(one.url, key), await wire(two.url, key)];
      expect(await reach(place, 'rename', { player: id, name: 'Bob' }, { name: 'olga' })).toMatchObject({ player: { id, name: 'Bob' } });
      await expect.poll(() => one.hall.people.card(id).name).toBe('Bob');
      await reach(place, 'ban', { player: id, days: null }, { name: 'olga' });
      expect(await Promise.all(sockets.map(({ closed }) => closed))).toEqual([1008, 1008]);
      await expect(wire(two.url, key)).rejects.toThrow('banned');
      expect((await reach(place, 'log', { about: id, limit: 9 }, { name: 'olga' })).map(({ what }) => what)).toEqual(['ban', 'rename']);
      await expect(reach(place, 'close', { table: 'nowhere' }, { name: 'olga' })).rejects.toThrow('there is no table nowhere');
    } finally {
      await Promise.all([one.stop(0), two.stop(0)]);
      await rm(folder, { recursive: true });
    }
  },
  START,
);
