/** How large a fighter stands on its space. */
import type { Disc } from './free-place.ts';
import type { Point } from './spots.ts';

export const scaleOf = (isHero: boolean): number => (isHero ? 1.18 : 0.92);
/** How far the head of a figure is above the middle of its space. */
export const headOf = (isHero: boolean): number => Math.ceil(78 * scaleOf(isHero) - 26);
const HEAD = 20;

/** What a space takes up, with the head of whoever may stand there. */
export const discsOf = ({ x, y }: Point, radius: number): Disc[] => [
  { x, y, radius },
  { x, y: y - headOf(true) + HEAD, radius: HEAD },
];
