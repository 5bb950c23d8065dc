/** Computer players of the server think in threads of their own, so that nobody else waits for them: some for quick levels, some for slow ones. */
import { availableParallelism } from 'node:os';
import { parentPort, type Worker } from 'node:worker_threads';
import { player } from '@peerless/ai';
import type { Choice } from '@peerless/engine';
import { LANES, type Lane, laneOf, QUICK_ONES, type Room, type Task, type Think } from '@peerless/server';

/** What tells such a thread from others. */
export const THINKER = 'thinker';

/** Whoever gives the task sets `stop` where it is no longer wanted. */
type Given = Task & { stop: Int32Array };
interface Waiting {
  task: Task;
  signal: AbortSignal;
  resolve(choice: Choice): void;
  reject(problem: Error): void;
}
/** What a thread needs of the one it was made by. */
export type Thread = Pick<Worker, 'postMessage' | 'once' | 'off' | 'unref' | 'terminate'>;

/** A thread is left to everything else, if there are so many; each lane has one at least. */
export function threadsFor(cores: number): Record<Lane, number> {
  const all = Math.max(2, cores - 1);
  const quick = Math.ceil(all / 4);
  return { quick, slow: all - quick };
}

export function thinkers(
  makeThread: () => Thread,
  threads: Record<Lane, number> = threadsFor(availableParallelism()),
): { think: Think; room: Room; close(): Promise<void> } {
  const pools = Object.fromEntries(LANES.map((lane) => [lane, pool(makeThread, threads[lane])])) as Record<Lane, ReturnType<typeof pool>>;
  return {
    think: (task, signal) => pools[laneOf(task.level)].think(task, signal),
    room: { quick: QUICK_ONES * threads.quick, slow: threads.slow },
    close: async () => {
      await Promise.all(LANES.map((lane) => pools[lane].close()));
    },
  };
}

/** Who comes first is first; how many come at once is for others to say. */
function pool(makeThread: () => Thread, most: number): { think: Think; close(): Promise<void> } {
  const idle: Thread[] = [];
  const all = new Set<Thread>();
  const queue: Waiting[] = [];
  const next = (): void => {
    while (queue.length && (idle.length || all.size < most)) {
      const waiting = queue.shift()!;
      if (waiting.signal.aborted) waiting.reject(new Error('nobody waits for it any more'));
      else give(idle.pop() ?? hired(), waiting);
    }
  };
  const hired = (): Thread => {
    const thread = makeThread();
    thread.unref();
    all.add(thread);
    return thread;
  };
  const give = (thread: Thread, { task, signal, resolve, reject }: Waiting): void => {
    const stop = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const stopped = (): void => void Atomics.store(stop, 0, 1);
    signal.addEventListener('abort', stopped, { once: true });
    const done = (choice: Choice): void => {
      thread.off('error', failed);
      signal.removeEventListener('abort', stopped);
      idle.push(thread);
      resolve(choice);
      next();
    };
    const failed = (problem: Error): void => {
      thread.off('message', done);
      signal.removeEventListener('abort', stopped);
      all.delete(thread);
      reject(problem);
      next();
    };
    thread.once('message', done);
    thread.once('error', failed);
    thread.postMessage({ ...task, stop } satisfies Given);
  };
  return {
    think: (task, signal) =>
      new Promise((resolve, reject) => {
        queue.push({ task, signal, resolve, reject });
        next();
      }),
    close: async () => {
      await Promise.all([...all].map((thread) => thread.terminate()));
    },
  };
}

/** Such a thread: a task in, a choice out; one that is stopped takes the best so far. */
export function serveThinking(): void {
  parentPort!.on('message', (given: Given) => parentPort!.postMessage(choiceFor(given)));
}
function choiceFor({ level, seed, masked, stop }: Given): Choice {
  const thinking = player(level, seed).think(masked, {}, () => performance.now());
  for (;;) {
    const { done, value } = thinking.next();
    if (done) return value;
    if (Atomics.load(stop, 0)) return value.choice;
  }
}
