/** How large the board is shown. */
import type { GameScreen } from './game.ts';

export const STEP = 0.4;
export const LARGEST = 2.6;
export const zoomBy = ({ zoom }: GameScreen, step: number): void => {
  zoom.value = Math.min(LARGEST, Math.max(1, zoom.value + step));
};
