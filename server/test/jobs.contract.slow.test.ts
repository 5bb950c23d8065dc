import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { bullmqJobs } from '../src/jobs/bullmq.ts';
import { jobsContract } from './jobs.contract.ts';
import { detour, hasServices, services } from './services.ts';

describe.skipIf(!hasServices)('jobs in Redis', () => {
  let redis: string;
  beforeAll(async () => {
    redis = (await services()).redis;
  }, 300_000);
  jobsContract((options) => bullmqJobs(redis, { ...options, prefix: randomUUID() }));

  it('are done by one of several processes, and by another if one leaves', async () => {
    const prefix = randomUUID();
    const [one, two] = [bullmqJobs(redis, { prefix }), bullmqJobs(redis, { prefix })];
    const done: string[] = [];
    one.work(async ({ table }) => void done.push(table));
    two.work(async ({ table }) => void done.push(table));
    const tables = Array.from({ length: 30 }, (_, n) => `table${n}`);
    for (const table of tables) one.at(Date.now() + 50, { kind: 'due', table });
    await vi.waitFor(() => expect(done).toHaveLength(30), 5_000);
    expect(done.sort()).toEqual(tables.sort());
    two.at(Date.now() + 300, { kind: 'due', table: 'last' });
    await two.close();
    await vi.waitFor(() => expect(done).toContain('last'), 5_000);
    await one.close();
  });

  it('go on after Redis was away, with what was asked in the meantime', async () => {
    const way = await detour(redis);
    const jobs = bullmqJobs(way.url, { prefix: randomUUID() });
    const done: string[] = [];
    jobs.work(async ({ table }) => void done.push(table));
    jobs.at(0, { kind: 'due', table: 'before' });
    await vi.waitFor(() => expect(done).toEqual(['before']), 5_000);
    way.cut();
    jobs.at(0, { kind: 'due', table: 'meanwhile' });
    await expect(jobs.check()).rejects.toThrow('Redis has not answered');
    await way.mend();
    await vi.waitFor(() => expect(done).toEqual(['before', 'meanwhile']), 20_000);
    jobs.at(Date.now() + 100, { kind: 'due', table: 'after' });
    await vi.waitFor(() => expect(done).toEqual(['before', 'meanwhile', 'after']), 5_000);
    await jobs.close();
    way.cut();
  });
});
