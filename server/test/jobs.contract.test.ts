import { afterEach, describe, expect, it, vi } from 'vitest';
import { localJobs } from '../src/jobs/local.ts';
import { jobsContract } from './jobs.contract.ts';

describe('jobs within a process', () => {
  jobsContract(localJobs);

  describe('over weeks', () => {
    afterEach(() => void vi.useRealTimers());

    it('waits longer than a timer of Node can', async () => {
      vi.useFakeTimers();
      const jobs = localJobs();
      const worker = vi.fn(async () => {});
      jobs.work(worker);
      const month = 31 * 24 * 3600 * 1000;
      jobs.at(Date.now() + month, { kind: 'due', table: 'far' });
      await vi.advanceTimersByTimeAsync(month - 1);
      expect(worker).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(worker).toHaveBeenCalledExactlyOnceWith({ kind: 'due', table: 'far' });
      await jobs.close();
    });
  });
});
