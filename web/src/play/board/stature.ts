/** How large a fighter stands on its space, and what is read of it. */
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

/** How much larger letters are drawn where a unit of the board has so few pixels. */
export const legibleOf = (unit: number): number => Math.max(1, 0.66 / unit);
/** And how much larger signs are, which are told by their shape, so that figures are seen beside them. */
export const growthOf = (unit: number): number => (1 + legibleOf(unit)) / 2;

/** Where the health of a fighter stands, from its middle. */
export const heartAt = (isHero: boolean): Point => ({ x: 24 * scaleOf(isHero), y: 22 });
/** And the mark of its side. */
export const markAt = (isHero: boolean): Point => ({ x: -28 * scaleOf(isHero), y: 22 });
const HEART = 19;
const MARK = 13;
/** The number of a fighter; beside its head where the mark of its side stands at its feet. */
export const numberAt = (isHero: boolean, hasMark: boolean): Point =>
  hasMark ? { x: -30 * scaleOf(isHero), y: -12 } : { x: -24 * scaleOf(isHero), y: 32 };

/** What should be seen of a fighter, in the units of the board. */
export interface Parts {
  head: Disc;
  trunk: Disc;
  heart: Disc;
  mark: Disc | null;
}
export function partsOf({ x, y }: Point, isHero: boolean, hasMark: boolean, unit: number): Parts {
  const growth = growthOf(unit);
  const [heart, mark] = [heartAt(isHero), markAt(isHero)];
  return {
    head: { x, y: y - headOf(isHero) + HEAD, radius: HEAD },
    trunk: { x, y: y - 4, radius: HEAD },
    heart: { x: x + heart.x, y: y + heart.y, radius: HEART * growth },
    mark: hasMark ? { x: x + mark.x, y: y + mark.y, radius: MARK * growth } : null,
  };
}
