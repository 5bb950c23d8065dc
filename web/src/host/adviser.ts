/** Looks for a hint beside the page, from what a seat knows, and tells of it bit by bit. */
import '@peerless/boards';
import '@peerless/heroes';
import { hint } from '@peerless/ai';
import { describe, type Masked } from '@peerless/engine';
import type { Push } from './host.ts';

export type Advised = Extract<Push, { advice: unknown }>;

const TELL_EVERY = 100;

addEventListener('message', ({ data: masked }: MessageEvent<Masked>) => {
  const looking = hint(masked);
  let spoke = performance.now();
  for (;;) {
    const { done, value } = looking.next();
    if (!done && performance.now() - spoke < TELL_EVERY) continue;
    const advice = value.best.map(({ choice, chance }, n) => ({
      choice: describe(masked.state, choice),
      chance,
      grounds: n === 0 ? value.grounds : null,
    }));
    postMessage({ advice, isDone: done === true } satisfies Advised);
    if (done) return;
    spoke = performance.now();
  }
});
