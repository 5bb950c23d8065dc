/** The analysis of a game: asked of a worker, told bit by bit, and kept when it is whole. */

import type { Decision } from '@peerless/ai';
import { type ReadonlySignal, signal } from '@preact/signals';
import { analysisKept, keepAnalysis } from '../games/store.ts';
import type { Kept } from '../host/host.ts';
import type { Found, Task } from './worker.ts';

/** Games looked into for each decision. */
export const DEPTHS = { quick: 250, thorough: 2_000 } as const;
export type Depth = keyof typeof DEPTHS;

export interface Analysing {
  decisions: ReadonlySignal<Decision[]>;
  /** What part is done while it is being worked on. */
  progress: ReadonlySignal<number | null>;
  /** How many games were looked into for each decision, once all are judged. */
  iterations: ReadonlySignal<number | null>;
  problem: ReadonlySignal<string | null>;
  start(depth: Depth): void;
  cancel(): void;
}

export function analysing({ id, record }: Kept): Analysing {
  const decisions = signal<Decision[]>([]);
  const progress = signal<number | null>(null);
  const iterations = signal<number | null>(null);
  const problem = signal<string | null>(null);
  let worker: Worker | undefined;

  const remember = async (): Promise<void> => {
    const known = await analysisKept(id).catch(() => undefined);
    if (!known || known.answers !== record.answers.length || worker) return;
    decisions.value = known.decisions;
    iterations.value = known.iterations;
  };
  const stop = (): void => {
    worker?.terminate();
    worker = undefined;
    progress.value = null;
  };
  const fail = (text: string): void => {
    stop();
    problem.value = text;
  };
  void remember();

  return {
    decisions,
    progress,
    iterations,
    problem,
    start(depth) {
      stop();
      problem.value = null;
      iterations.value = null;
      decisions.value = [];
      progress.value = 0;
      worker = new Worker(import.meta.env.DEV ? '/src/replay/worker.ts' : '/analyst.js', { type: 'module' });
      worker.onerror = ({ message }) => fail(message);
      worker.onmessage = ({ data }: MessageEvent<Found>) => {
        if ('problem' in data) return fail(data.problem);
        if (data.decision) decisions.value = [...decisions.value, data.decision];
        progress.value = data.answers / data.of;
        if (data.answers < data.of) return;
        stop();
        iterations.value = DEPTHS[depth];
        // A browser that keeps nothing has to look again next time.
        void keepAnalysis({ id, answers: data.of, iterations: DEPTHS[depth], decisions: decisions.value }).catch(() => {});
      };
      worker.postMessage({ record, iterations: DEPTHS[depth] } satisfies Task);
    },
    cancel() {
      if (!worker) return;
      stop();
      decisions.value = [];
      void remember();
    },
  };
}
