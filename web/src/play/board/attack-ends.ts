/** Where the line of an attack begins and ends: at the edge of the pieces, beside the heart of the one who is attacked. */
import type { Point } from './spots.ts';

/** Where the health of a fighter stands, from its middle. */
export const HEART: Point = { x: 28, y: 22 };
/** How far the tip stays from the heart, and from the middle of the piece. */
export const CLEAR = { heart: 34, middle: 40 };

export function attackEnds(from: Point, to: Point): { begins: number; tip: Point; dx: number; dy: number } {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [dx, dy] = [(to.x - from.x) / far, (to.y - from.y) / far];
  const tipAt = (ends: number): Point => ({ x: from.x + dx * ends, y: from.y + dy * ends });
  const toHeart = ({ x, y }: Point): number => Math.hypot(x - to.x - HEART.x, y - to.y - HEART.y);
  let ends = far - Math.min(CLEAR.middle, far / 3);
  while (ends > far / 2 && toHeart(tipAt(ends)) < CLEAR.heart) ends -= 2;
  return { begins: Math.min(30, far / 4), tip: tipAt(ends), dx, dy };
}
