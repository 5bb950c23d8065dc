/** Computer players of the server think in threads of their own, so that nobody else waits for them. */
import { availableParallelism } from 'node:os';
import { parentPort, type Worker } from 'node:worker_threads';
import { decide, player } from '@peerless/ai';
import type { Choice } from '@peerless/engine';
import type { Task, Think } from '@peerless/server';

/** What tells such a thread from others. */
export const THINKER = 'thinker';

interface Waiting {
  task: Task;
  resolve(choice: Choice): void;
  reject(problem: Error): void;
}

export function thinkers(
  makeWorker: () => Worker,
  most = Math.max(1, availableParallelism() - 1),
): { think: Think; close(): Promise<void> } {
  const idle: Worker[] = [];
  const all = new Set<Worker>();
  const queue: Waiting[] = [];
  const next = (): void => {
    while (queue.length && (idle.length || all.size < most)) {
      const worker = idle.pop() ?? hired();
      give(worker, queue.shift()!);
    }
  };
  const hired = (): Worker => {
    const worker = makeWorker();
    worker.unref();
    all.add(worker);
    return worker;
  };
  const give = (worker: Worker, { task, resolve, reject }: Waiting): void => {
    const done = (choice: Choice): void => {
      worker.off('error', failed);
      idle.push(worker);
      resolve(choice);
      next();
    };
    const failed = (problem: Error): void => {
      worker.off('message', done);
      all.delete(worker);
      reject(problem);
      next();
    };
    worker.once('message', done);
    worker.once('error', failed);
    worker.postMessage(task);
  };
  return {
    think: (task) =>
      new Promise((resolve, reject) => {
        queue.push({ task, resolve, reject });
        next();
      }),
    close: async () => {
      await Promise.all([...all].map((worker) => worker.terminate()));
    },
  };
}

/** Such a thread: a task in, a choice out. */
export function serveThinking(): void {
  parentPort!.on('message', ({ level, seed, masked }: Task) =>
    parentPort!.postMessage(decide(player(level, seed), masked, {}, () => performance.now())),
  );
}
