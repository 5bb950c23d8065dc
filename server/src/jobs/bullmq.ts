/** Jobs that any process may do, kept in Redis by BullMQ. */
import { randomUUID } from 'node:crypto';
import { Queue, Worker } from 'bullmq';
import { within } from '../within.ts';
import type { Job, Jobs } from './jobs.ts';
import type { JobsOptions } from './local.ts';

const PATIENCE = 3_000;
/** Seconds until a job is noticed that was waited for by a process that has left. */
const LOOK_AGAIN = 1;

export function bullmqJobs(url: string, { atOnce = 8, prefix = 'peerless' }: JobsOptions & { prefix?: string } = {}): Jobs {
  let isClosed = false;
  // Commands wait for a Redis that is away instead of failing.
  const connection = {
    url,
    maxRetriesPerRequest: null,
    retryStrategy: (attempts: number) => (isClosed ? null : Math.min(50 * attempts, 2_000)),
  };
  const options = { prefix, connection };
  const queue = new Queue<Job>('jobs', { ...options, defaultJobOptions: { removeOnComplete: true, removeOnFail: true } });
  const adding = new Set<Promise<void>>();
  const running = new Set<Promise<void>>();
  let worker: Worker<Job> | undefined;
  let onProblem: (job: Job, problem: unknown) => void = () => {};
  // The connection is made anew; whoever asks `check` learns of it.
  queue.on('error', () => {});

  async function add(time: number, job: Job): Promise<void> {
    const delay = Math.max(time - Date.now(), 0);
    const jobId = randomUUID();
    const added = await queue.add(job.kind, job, { jobId, delay, deduplication: { id: `${job.kind} ${job.table}`, replace: true } });
    // The one before is about to be done and can no longer be replaced: this one comes after it.
    if (added.id !== jobId) await queue.add(job.kind, job, { delay });
  }

  return {
    at(time, job) {
      const added = add(time, job)
        .catch((problem) => onProblem(job, problem))
        .finally(() => adding.delete(added));
      adding.add(added);
    },
    work(doing, failed = onProblem) {
      onProblem = failed;
      worker = new Worker<Job>(
        'jobs',
        async (job) => {
          // From here on a new one for the same table is another job.
          await job.removeDeduplicationKey();
          const done = doing(job.data).finally(() => running.delete(done));
          running.add(done);
          await done;
        },
        { ...options, concurrency: atOnce, drainDelay: LOOK_AGAIN },
      );
      worker.on('error', () => {});
      worker.on('failed', (job, problem) => job && onProblem(job.data, problem));
    },
    check: async () => void (await within(PATIENCE, 'Redis', queue.count())),
    async close() {
      const closed = worker?.close();
      await Promise.allSettled(running);
      const left = async (): Promise<void> => {
        await Promise.all([closed, ...adding]);
        await queue.close();
      };
      // Nobody can take leave of a Redis that is away; what is lost is found again in the store.
      await within(PATIENCE, 'Redis', left()).catch(() => {});
      isClosed = true;
    },
  };
}
