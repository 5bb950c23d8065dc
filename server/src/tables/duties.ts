/** What has to be done at tables when its time has come, by whichever process. */

import { Refused } from '@peerless/host';
import type { Job, Jobs } from '../jobs/jobs.ts';
import type { Store } from '../store/store.ts';
import type { Computers } from './computers.ts';
import type { Tables } from './tables.ts';

export interface Surroundings {
  store: Pick<Store, 'dueTables' | 'dueNotices'>;
  jobs: Pick<Jobs, 'work' | 'at'>;
  tables: Pick<Tables, 'due'>;
  computers: Pick<Computers, 'attend'>;
  finish(table: string): Promise<void>;
  notify(table: string): Promise<void>;
  failed(problem: unknown, about: { job: string; table: string }): void;
  now(): number;
}
/** It is looked for so often what is due, in milliseconds. */
export const DUE_EVERY = 5_000;
const MOST_DUE = 1_000;

/** Does the jobs from now on, and returns what looks for those that came due while nobody was there, or were lost. */
export function duties({ store, jobs, tables, computers, finish, notify, failed, now }: Surroundings): () => Promise<void> {
  const work = async (job: Job): Promise<void> => {
    try {
      if (job.kind === 'finish') return await finish(job.table);
      if (job.kind === 'notify') return await notify(job.table);
      await tables.due(job.table);
      // A computer player that has been left alone for long goes on.
      await computers.attend(job.table);
    } catch (problem) {
      // Somebody was quicker, which is as good.
      if (!(problem instanceof Refused)) throw problem;
    }
  };
  jobs.work(work, ({ kind, table }, problem) => failed(problem, { job: kind, table }));
  return async () => {
    for (const { table, due } of await store.dueTables(now() + DUE_EVERY, MOST_DUE)) jobs.at(due, { kind: 'due', table });
    for (const { table, due } of await store.dueNotices(now() + DUE_EVERY, MOST_DUE)) jobs.at(due, { kind: 'notify', table });
  };
}
