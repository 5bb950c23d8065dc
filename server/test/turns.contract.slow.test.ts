import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { redisTurns } from '../src/turns/redis.ts';
import { detour, hasServices, services } from './services.ts';
import { turnsContract } from './turns.contract.ts';

describe.skipIf(!hasServices)('turns in Redis', () => {
  let redis: string;
  beforeAll(async () => {
    redis = (await services()).redis;
  }, 300_000);
  turnsContract(async () => {
    const prefix = randomUUID();
    return () => redisTurns(redis, prefix);
  });

  it('go on after Redis was away, with what was wished in the meantime', async () => {
    const way = await detour(redis);
    const turns = redisTurns(way.url, randomUUID());
    await turns.check();
    way.cut();
    turns.wish({ table: 'a1', at: 1, player: 'a', level: 'master', since: Date.now(), until: Date.now() + 60_000 });
    await expect(turns.check()).rejects.toThrow('Redis has not answered');
    await way.mend();
    await vi.waitFor(async () => expect(await turns.next('slow')).toMatchObject({ table: 'a1' }), 20_000);
    await turns.close();
    way.cut();
  });
});
