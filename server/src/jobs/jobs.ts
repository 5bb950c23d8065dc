/** What is to be done later or elsewhere, once, by whichever process: clocks, results, what is told to those who are away. A job done twice does no harm, a lost one is found again in the store. */
export interface Job {
  kind: 'due' | 'finish' | 'notify';
  table: string;
}
export interface Jobs {
  /** The same job for a table again replaces the one before. Milliseconds since 1970; the past means now. */
  at(time: number, job: Job): void;
  /** Does the jobs from now on; what goes wrong is told, and done again by whoever finds it in the store. */
  work(worker: (job: Job) => Promise<void>, onProblem?: (job: Job, problem: unknown) => void): void;
  check(): Promise<void>;
  /** Lets what was begun be finished. */
  close(): Promise<void>;
}
