/** Jobs of a server that is one process: timers. */
import type { Job, Jobs } from './jobs.ts';

/** No timer of Node runs longer; a job further away is looked at again then. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** Not more than so many at a time. */
export interface JobsOptions {
  atOnce?: number;
}

export function localJobs({ atOnce = 8 }: JobsOptions = {}): Jobs {
  const timers = new Map<string, NodeJS.Timeout>();
  const due = new Map<string, Job>();
  const running = new Set<Promise<void>>();
  let worker: ((job: Job) => Promise<void>) | undefined;
  let onProblem: (job: Job, problem: unknown) => void = () => {};
  let isClosed = false;
  const keyOf = ({ kind, table }: Job): string => `${kind} ${table}`;

  function wait(key: string, time: number, job: Job): void {
    const left = time - Date.now();
    const timer = setTimeout(
      () => {
        if (left > LONGEST_TIMER) return wait(key, time, job);
        timers.delete(key);
        due.set(key, job);
        begin();
      },
      Math.min(Math.max(left, 0), LONGEST_TIMER),
    );
    timers.set(key, timer);
  }
  function begin(): void {
    for (const [key, job] of due) {
      if (!worker || isClosed || running.size >= atOnce) return;
      due.delete(key);
      const done = worker(job)
        .catch((problem) => onProblem(job, problem))
        .finally(() => {
          running.delete(done);
          begin();
        });
      running.add(done);
    }
  }

  return {
    at(time, job) {
      if (isClosed) return;
      const key = keyOf(job);
      clearTimeout(timers.get(key));
      due.delete(key);
      wait(key, time, job);
    },
    work(doing, failed = onProblem) {
      worker = doing;
      onProblem = failed;
      begin();
    },
    check: async () => {},
    async close() {
      isClosed = true;
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all(running);
    },
  };
}
