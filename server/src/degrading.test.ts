import { expect, it } from 'vitest';
import { degrading, HELPERS } from './degrading.ts';
import { metrics } from './metrics.ts';

it('what is lost is logged and counted once, and so is that it is back', async () => {
  let now = 0;
  let problem: Error | null = null;
  const logged: unknown[] = [];
  const measured = metrics({ connections: () => 0, tables: () => 0, waiting: () => 0 });
  const sound = { check: async () => {} };
  const own = degrading({
    helpers: {
      bus: {
        async check() {
          if (problem) throw problem;
        },
      },
      jobs: sound,
      turns: sound,
    },
    metrics: measured,
    log: (...line) => void logged.push(line),
    steady: () => now,
  });
  await own.look();
  expect(HELPERS.map(own.isAway)).toEqual([false, false, false]);
  problem = new Error('Redis has not answered');
  await own.look();
  await own.look();
  expect(HELPERS.map(own.isAway)).toEqual([true, false, false]);
  expect(own.said()).toBe('bus: Redis has not answered');
  expect(await measured.text()).toContain('peerless_degraded{what="bus"} 1\n');
  problem = null;
  now = 7_000;
  await own.look();
  await own.look();
  expect(own.said()).toBe('');
  expect(logged).toEqual([
    ['degraded', { lost: 'bus', problem: 'Redis has not answered' }],
    ['recovered', { found: 'bus', seconds: 7 }],
  ]);
  const text = await measured.text();
  expect(text).toContain('peerless_degraded{what="bus"} 0\n');
  expect(text).toContain('peerless_degradations_total{what="bus"} 1\n');
});
