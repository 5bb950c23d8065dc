/** What a quick analysis finds of a game that has just ended; nothing until it is whole, and nothing where it would take long. */
import type { Decision } from '@peerless/ai';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { analysisKept } from '../../games/store.ts';
import type { Kept } from '../../host/host.ts';
import { DEPTHS } from '../../replay/analysing.ts';
import type { Found, Task } from '../../replay/worker.ts';

/** Milliseconds after which somebody stays to look at the result. */
const STAYED = 1_200;
/** Milliseconds after which it is clear how long it will take, and the longest that it may. */
const TRIED = 2_500;
const PATIENCE = 20_000;
const NOTHING: readonly Decision[] = [];

/** Of the choices of these seats; `kept` is null for a game that this device has no record of. */
export function useJudged(kept: Kept | null, seats: readonly number[]): readonly Decision[] {
  const judged = useSignal<readonly Decision[]>(NOTHING);
  const { id, over = false, record } = kept ?? {};
  useEffect(() => {
    if (!kept || !over || !seats.length) return;
    let stop = (): void => {};
    const soon = setTimeout(() => {
      stop = judge(kept, seats, judged);
    }, STAYED);
    void analysisKept(kept.id).then(
      (known) => {
        if (!known || known.answers !== kept.record.answers.length) return;
        clearTimeout(soon);
        judged.value = known.decisions;
      },
      () => {},
    );
    return () => {
      clearTimeout(soon);
      stop();
    };
  }, [id, over, record?.answers.length, seats.join()]);
  return judged.value;
}
/** Returns what ends it. */
function judge({ record }: Kept, seats: readonly number[], judged: Signal<readonly Decision[]>): () => void {
  const worker = new Worker(import.meta.env.DEV ? '/src/replay/worker.ts' : '/analyst.js', { type: 'module' });
  const found: Decision[] = [];
  const began = performance.now();
  worker.onmessage = ({ data }: MessageEvent<Found>) => {
    if ('problem' in data) return worker.terminate();
    if (data.decision) found.push(data.decision);
    const gone = performance.now() - began;
    const isDone = data.answers === data.of;
    if (isDone) judged.value = found;
    if (isDone || (gone > TRIED && (gone * data.of) / data.answers > PATIENCE)) worker.terminate();
  };
  worker.postMessage({ record, iterations: DEPTHS.quick, seats } satisfies Task);
  return () => worker.terminate();
}
