/** Is somebody looking at this page? Whoever has it out of sight, or has not stirred for long, is told elsewhere of what happens. */
import { signal } from '@preact/signals';

/** As long as the server waits before it tells somebody who seems to be there. */
export const UNSTIRRED = 180_000;
export const isAway = signal(false);

let timer: ReturnType<typeof setTimeout> | undefined;
let stirredAt = 0;
const look = (): void => {
  clearTimeout(timer);
  const left = stirredAt + UNSTIRRED - Date.now();
  isAway.value = document.hidden || left <= 0;
  if (left > 0) timer = setTimeout(look, left);
};
const stir = (): void => {
  stirredAt = Date.now();
  if (isAway.value || timer === undefined) look();
};

let isWatched = false;
/** From when somebody may want to know. */
export function watchAttention(): void {
  if (isWatched) return;
  isWatched = true;
  for (const kind of ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchmove', 'focus'])
    addEventListener(kind, stir, { passive: true });
  document.addEventListener('visibilitychange', () => (document.hidden ? look() : stir()));
  stir();
}
