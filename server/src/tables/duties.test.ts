import { Refused } from '@peerless/host';
import { describe, expect, it } from 'vitest';
import { MINUTE, SECOND } from '../../test/houses.ts';
import { partsOfAServer } from '../../test/parts.ts';
import { append } from '../../test/store.samples.ts';
import type { Job, Jobs } from '../jobs/jobs.ts';
import { DUE_EVERY, duties } from './duties.ts';

const newParts = partsOfAServer();

/** What was done, and a worker to do jobs with. */
async function working(problem?: unknown) {
  const parts = await newParts();
  const done: string[] = [];
  const failures: unknown[] = [];
  const does = (what: string) => async (table: string) => {
    done.push(`${what} ${table}`);
    if (problem) throw problem;
  };
  let work!: (job: Job) => Promise<void>;
  const jobs: Pick<Jobs, 'work' | 'at'> = {
    at: parts.jobs.at,
    work(doing, onProblem) {
      work = (job) => doing(job).catch((failure) => onProblem!(job, failure));
      parts.jobs.work(doing);
    },
  };
  const look = duties({
    ...parts,
    jobs,
    tables: { due: does('due') },
    computers: { attend: does('attend') },
    finish: does('finish'),
    notify: does('notify'),
    failed: (failure, about) => failures.push([failure, about]),
  });
  return { ...parts, done, failures, look, work: (job: Job) => work(job) };
}

describe('a job', () => {
  it('does what is due at a table, and lets its computer player go on', async () => {
    const { work, done } = await working();
    await work({ kind: 'due', table: 't' });
    expect(done).toEqual(['due t', 'attend t']);
  });
  it('writes a result', async () => {
    const { work, done } = await working();
    await work({ kind: 'finish', table: 't' });
    expect(done).toEqual(['finish t']);
  });
  it('is done where somebody was quicker', async () => {
    const { work, done, failures } = await working(new Refused('stale'));
    await work({ kind: 'due', table: 't' });
    expect([done, failures]).toEqual([['due t'], []]);
  });
  it('that fails is told with what it was about', async () => {
    const problem = new Error('the disk is full');
    const { work, failures } = await working(problem);
    await work({ kind: 'finish', table: 't' });
    expect(failures).toEqual([[problem, { job: 'finish', table: 't' }]]);
  });
});

describe('what is due', () => {
  it('is found in the store in time, and done at its time', async () => {
    const { store, look, pass, now, done } = await working();
    const soon = now() + DUE_EVERY;
    await store.append(append('soon', 0, 1, { due: soon }));
    await store.append(append('later', 0, 1, { due: soon + 1 }));
    await store.append(append('late', 0, 1, { due: now() - MINUTE }));
    await store.append(append('never', 0, 1, { due: null }));
    await look();
    await pass(DUE_EVERY - SECOND);
    expect(done).toEqual(['due late', 'attend late']);
    await pass(SECOND);
    expect(done.slice(2)).toEqual(['due soon', 'attend soon']);
  });
});
