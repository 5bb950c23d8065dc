/** Something asked of the server: under way, done, or refused. */
import type { Refusal } from '@peerless/protocol';
import { useSignal } from '@preact/signals';
import { Refused } from './me.ts';

export interface Doing {
  isBusy: boolean;
  problem: Refusal | null;
  /** One thing at a time; says whether it was done. */
  run(task: () => Promise<unknown>): Promise<boolean>;
}
export function useDoing(): Doing {
  const isBusy = useSignal(false);
  const problem = useSignal<Refusal | null>(null);
  return {
    isBusy: isBusy.value,
    problem: problem.value,
    async run(task) {
      if (isBusy.value) return false;
      isBusy.value = true;
      problem.value = null;
      try {
        await task();
        return true;
      } catch (refused) {
        problem.value = refused instanceof Refused ? refused.why : 'busy';
        return false;
      } finally {
        isBusy.value = false;
      }
    },
  };
}
