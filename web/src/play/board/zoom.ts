/** How large the board is shown. */
import type { Signal } from '@preact/signals';

export const STEP = 0.5;
export const LARGEST = 3;
export const within = (zoom: number): number => Math.min(LARGEST, Math.max(1, zoom));
export const zoomBy = (zoom: Signal<number>, step: number): void => {
  zoom.value = within(zoom.value + step);
};
