/** What jobs of either form hold to. */
import { expect, it, vi } from 'vitest';
import type { Job, Jobs } from '../src/jobs/jobs.ts';
import type { JobsOptions } from '../src/jobs/local.ts';

const due = (table: string): Job => ({ kind: 'due', table });
/** Milliseconds that a busy machine may take. */
const PATIENCE = 10_000;
const soon = (claim: () => void): Promise<void> => vi.waitFor(claim, PATIENCE);
const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** `open` begins with no jobs; with `work` it does them, and tells which were done. */
export function jobsContract(open: (options?: JobsOptions) => Jobs): void {
  async function using(options: JobsOptions, use: (jobs: Jobs, done: Job[]) => Promise<void>): Promise<void> {
    const jobs = open(options);
    try {
      await use(jobs, []);
    } finally {
      await jobs.close();
    }
  }

  it('does what is due at its time, and what is past at once', () =>
    using({}, async (jobs, done) => {
      jobs.work(async (job) => void done.push(job));
      const begun = Date.now();
      jobs.at(begun + 1_000, due('later'));
      jobs.at(begun - 1000, due('past'));
      jobs.at(0, { kind: 'finish', table: 'past' });
      await soon(() => expect(done).toHaveLength(2));
      expect(done).toEqual(expect.arrayContaining([due('past'), { kind: 'finish', table: 'past' }]));
      await soon(() => expect(done).toContainEqual(due('later')));
      expect(Date.now()).toBeGreaterThanOrEqual(begun + 1_000);
    }));

  it('keeps what is due until somebody does it', () =>
    using({}, async (jobs, done) => {
      jobs.at(0, due('early'));
      await pause(50);
      jobs.work(async (job) => void done.push(job));
      await soon(() => expect(done).toEqual([due('early')]));
    }));

  it('replaces a job by the same one at another time', () =>
    using({}, async (jobs, done) => {
      jobs.work(async (job) => void done.push(job));
      const now = Date.now();
      for (const time of [now + 100, now + 60_000, now + 1_000]) jobs.at(time, due('moved'));
      jobs.at(now + 100, due('put off'));
      jobs.at(now + 1e12, due('put off'));
      await pause(300);
      expect(done).toEqual([]);
      await soon(() => expect(done).toEqual([due('moved')]));
      await pause(300);
      expect(done).toEqual([due('moved')]);
    }));

  it('takes the same job again while it is done', () =>
    using({}, async (jobs, done) => {
      jobs.work(async (job) => {
        done.push(job);
        if (done.length < 4) jobs.at(Date.now() + 20, job);
        await pause(50);
      });
      jobs.at(0, due('again'));
      await soon(() => expect(done).toHaveLength(4));
    }));

  it('does not do more at once than it may', () =>
    using({ atOnce: 3 }, async (jobs, done) => {
      let now = 0;
      let most = 0;
      jobs.work(async (job) => {
        most = Math.max(most, ++now);
        await pause(30);
        now--;
        done.push(job);
      });
      for (let n = 0; n < 12; n++) jobs.at(0, due(`table${n}`));
      await soon(() => expect(done).toHaveLength(12));
      expect(most).toBe(3);
    }));

  it('tells what went wrong, and goes on', async () => {
    const onProblem = vi.fn();
    await using({ atOnce: 1 }, async (jobs, done) => {
      jobs.work(async (job) => {
        if (job.table === 'bad') throw new Error('no luck');
        done.push(job);
      }, onProblem);
      jobs.at(0, due('bad'));
      await soon(() => expect(onProblem).toHaveBeenCalledWith(due('bad'), new Error('no luck')));
      jobs.at(0, due('bad'));
      jobs.at(0, due('good'));
      await soon(() => expect(done).toEqual([due('good')]));
    });
  });

  it('lets what was begun be finished', async () => {
    const jobs = open();
    const done: string[] = [];
    let letGo = (): void => {};
    jobs.work(async () => {
      done.push('begun');
      await new Promise<void>((resolve) => {
        letGo = resolve;
      });
      done.push('over');
    });
    jobs.at(0, due('one'));
    await soon(() => expect(done).toEqual(['begun']));
    const closed = jobs.close();
    await pause(50);
    letGo();
    await closed;
    expect(done).toEqual(['begun', 'over']);
  });

  it('answers when asked whether it is there', () => using({}, (jobs) => jobs.check()));
}
