import { describe, expect, it, vi } from 'vitest';
import type { Log } from '../src/log.ts';
import { DUEL, duel, visitor } from './house.ts';
import { houses } from './houses.ts';

const newHouse = houses();
/** What was logged as failed. */
const listening = (): { log: Log; failures: object[] } => {
  const failures: object[] = [];
  return { failures, log: (what, about) => void (what === 'failed' && failures.push(about!)) };
};

describe('what fails is logged and counted', () => {
  it('a computer player that cannot think', async () => {
    const { log, failures } = listening();
    const own = await newHouse({
      log,
      think: async () => {
        throw new Error('no idea');
      },
    });
    const a = await visitor(own);
    const { table } = await a.ask('create', {
      options: { ...DUEL, heroes: 'random' },
      seats: [{ kind: 'open' }, { kind: 'computer', level: 'novice' }],
      mine: 0,
    });
    await a.ask('open', { table });
    await a.until((pushes) => pushes.some((push) => 'update' in push));
    while (!failures.length && a.update().update.answers.length) {
      const { at, update } = a.update();
      await a.ask('answer', { table, at, choice: update.answers[0] });
    }
    await vi.waitFor(() => expect(failures).toContainEqual({ job: 'think', table, problem: 'no idea' }));
    expect(await own.metrics.text()).toMatch(/peerless_failures_total{what="job"} [1-9]/);
  });

  it('a result that cannot be written', async () => {
    const { log, failures } = listening();
    const own = await newHouse({ log });
    const { table, players } = await duel(own);
    vi.spyOn(own.store, 'finish').mockRejectedValue(new Error('the store is away'));
    await players[0].ask('concede', { table });
    await vi.waitFor(() => expect(failures).toContainEqual({ job: 'finish', table, problem: 'the store is away' }));
    expect(await own.metrics.text()).toMatch(/peerless_failures_total{what="job"} [1-9]/);
  });

  it('a request that the server cannot do', async () => {
    const { log, failures } = listening();
    const own = await newHouse({ log });
    const a = await visitor(own);
    vi.spyOn(own.store, 'tablesOf').mockRejectedValue(new Error('the store is away'));
    const options = { ...DUEL, isPublic: true };
    expect(await a.refused('create', { options, seats: [{ kind: 'open' }, { kind: 'open' }], mine: 0 })).toBe('busy');
    expect(failures).toEqual([{ request: 'create', problem: 'the store is away' }]);
    expect(await own.metrics.text()).toContain('peerless_failures_total{what="request"} 1');
  });

  it('what is done again and again', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const { log, failures } = listening();
      const own = await newHouse({ log });
      vi.spyOn(own.store, 'dueTables').mockRejectedValue(new Error('the store is away'));
      await vi.advanceTimersByTimeAsync(6_000);
      expect(failures).toEqual([{ problem: 'the store is away' }]);
      expect(await own.metrics.text()).toContain('peerless_failures_total{what="task"} 1');
    } finally {
      vi.useRealTimers();
    }
  });
});
