/** How far the page has come. What is not needed yet waits, so that a slow device and a slow connection bring the needed things sooner. */
import { signal } from '@preact/signals';

/** The first screen has been painted: the game, its language and pictures may come. */
export const isPainted = signal(false);
/** All that a game needs is here: what only adorns may come. */
export const isSettled = signal(false);

/** When what has just been drawn is on the screen, and a first click has been heard. */
export const painted = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)));
