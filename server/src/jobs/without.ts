/** Jobs that this process does by itself while those shared with others are away. One that is done twice does no harm. */
import type { Jobs } from './jobs.ts';

export const jobsWithout = (shared: Jobs, own: Jobs, isAway: () => boolean): Jobs => ({
  at: (time, job) => (isAway() ? own : shared).at(time, job),
  work(worker, onProblem) {
    shared.work(worker, onProblem);
    own.work(worker, onProblem);
  },
  check: () => shared.check(),
  async close() {
    await Promise.all([shared.close(), own.close()]);
  },
});
