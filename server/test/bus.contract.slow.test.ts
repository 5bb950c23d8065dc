import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { redisBus } from '../src/bus/redis.ts';
import { busContract, PATIENCE } from './bus.contract.ts';
import { detour, hasServices, services } from './services.ts';

describe.skipIf(!hasServices)('the bus over Redis', () => {
  const prefix = randomUUID();
  let redis: string;
  beforeAll(async () => {
    redis = (await services()).redis;
  }, 300_000);
  busContract(() => redisBus(redis, prefix));

  it('listens again after a lost connection, and says that something may have been missed', async () => {
    const way = await detour(redis);
    const [one, two] = [redisBus(redis, prefix), redisBus(way.url, prefix)];
    const heard: string[] = [];
    const missed = vi.fn();
    two.onGap(missed);
    two.subscribe('table:1', (message) => heard.push(message));
    await two.listening();
    expect(missed).not.toHaveBeenCalled();
    way.cut();
    one.publish('table:1', 'missed');
    await way.mend();
    await vi.waitFor(() => expect(missed).toHaveBeenCalledOnce(), PATIENCE);
    one.publish('table:1', 'later');
    await vi.waitFor(() => expect(heard).toEqual(['later']), PATIENCE);
    await Promise.all([one.close(), two.close()]);
    way.cut();
  });

  it('does not count a process that is gone', async () => {
    const bus = redisBus(redis, prefix);
    const admin = new Redis(redis);
    await admin.hset(`${prefix}:shared:gone`, 'some process', `7 ${Date.now() - 1}`, 'another', `2 ${Date.now() + 60_000}`);
    expect(await bus.shared('gone')).toBe(2);
    await vi.waitFor(async () => expect(await admin.hlen(`${prefix}:shared:gone`)).toBe(1), PATIENCE);
    await Promise.all([bus.close(), admin.quit()]);
  });

  it('says so when there is no Redis', async () => {
    const bus = redisBus('redis://127.0.0.1:1', prefix);
    bus.publish('table:1', 'lost');
    await expect(bus.check()).rejects.toThrow('Redis has not answered');
    await bus.close();
  });
});
