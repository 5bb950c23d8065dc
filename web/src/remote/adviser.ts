/** Looks for a hint beside the page, from what a seat knows, and tells of it bit by bit. */
import '@peerless/boards';
import '@peerless/heroes';
import { hint } from '@peerless/ai';
import type { Masked } from '@peerless/engine';
import { advised, TELL_EVERY } from '../host/advice.ts';

addEventListener('message', ({ data: masked }: MessageEvent<Masked>) => {
  const looking = hint(masked);
  let spoke = performance.now();
  for (;;) {
    const { done = false, value } = looking.next();
    if (!done && performance.now() - spoke < TELL_EVERY) continue;
    postMessage(advised(masked.state, value, done));
    if (done) return;
    spoke = performance.now();
  }
});
