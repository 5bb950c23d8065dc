/** The local host: a table in a worker. Calls come as messages and are answered; what the table tells goes out by itself. */
import '@peerless/boards';
import '@peerless/heroes';
import { type DeviceCalls, device } from './device.ts';
import type { Push } from './host.ts';

export interface Call {
  call: keyof DeviceCalls;
  number: number;
  with: unknown[];
}
export type Reply = { number: number; result: unknown } | { number: number; problem: string } | Push;

const say = (reply: Reply): void => postMessage(reply);
const channel = new MessageChannel();
const waiting: (() => void)[] = [];
channel.port1.onmessage = () => waiting.shift()?.();

const host = device({
  tell: say,
  now: () => performance.now(),
  breathe: (milliseconds = 0) =>
    new Promise((resolve) => {
      // A timer takes some milliseconds at least.
      if (milliseconds) return void setTimeout(resolve, milliseconds);
      waiting.push(resolve);
      channel.port2.postMessage(null);
    }),
});

addEventListener('message', async ({ data: { call, number, with: given } }: MessageEvent<Call>) => {
  try {
    const result = await (host[call] as (...given: unknown[]) => Promise<unknown>)(...given);
    say({ number, result });
  } catch (problem) {
    say({ number, problem: problem instanceof Error ? problem.message : String(problem) });
  }
});
