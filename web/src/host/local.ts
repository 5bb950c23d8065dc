/** The page's side of the local host. */
import type { Lesson } from '@peerless/engine/lessons';
import type { DeviceCalls } from './device.ts';
import type { Host, Kept, StartHost } from './host.ts';
import type { Call, Reply } from './worker.ts';

const CALLS = [
  'open',
  'answer',
  'concede',
  'face',
  'undo',
  'redo',
  'hurry',
  'advise',
  'prospect',
  'why',
  'past',
] as const satisfies readonly (keyof DeviceCalls)[];

const workerOf = (): Worker => new Worker(import.meta.env.DEV ? '/src/host/worker.ts' : '/host.js', { type: 'module' });
let spare: Worker | undefined;
/** Starts a worker before there is a game for it: it has to load the whole game. */
export function prepareHost(): void {
  spare ??= workerOf();
}

/** Takes a kept game up where it was left. */
export const localHost =
  (kept: Kept, lesson?: Lesson): StartHost =>
  (hear, fail): Host => {
    const worker = spare ?? workerOf();
    spare = undefined;
    const open = new Map<number, { resolve(result: unknown): void; reject(problem: Error): void }>();
    let number = 0;
    worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      if (!('number' in data)) return hear(data);
      const waiting = open.get(data.number);
      open.delete(data.number);
      if ('problem' in data) waiting?.reject(new Error(data.problem));
      else waiting?.resolve(data.result);
    };
    worker.onerror = ({ message }) => fail(message);
    const ask = (call: keyof DeviceCalls, given: unknown[]): Promise<unknown> =>
      new Promise((resolve, reject) => {
        open.set(++number, { resolve, reject });
        worker.postMessage({ call, number, with: given } satisfies Call);
      });
    const calls = Object.fromEntries(CALLS.map((call) => [call, (...given: unknown[]) => ask(call, given)]));
    const { open: take, ...asked } = calls as unknown as DeviceCalls;
    take(kept, lesson).catch((problem: Error) => fail(problem.message));
    return { ...asked, offers: { play: true, redo: true, hint: true }, isShared: false, mine: null, close: () => worker.terminate() };
  };
