/** A figure goes its way step by step. */
import { isStill, paced } from '../../settings/settings.ts';
import type { Point } from './spots.ts';

/** Milliseconds that a way takes at the usual speed, whether it is short or long. */
const WALK = 400;
/** How far a figure is lifted between two spaces, in units of the board. */
const HOP = 12;

const at = ({ x, y }: Point): string => `translate(${x}px, ${y}px)`;
/** From space to space, each step a small hop. */
export const steps = (way: readonly Point[]): string[] =>
  way.flatMap((point, n) => {
    const before = way[n - 1];
    return before ? [at({ x: (before.x + point.x) / 2, y: (before.y + point.y) / 2 - HOP }), at(point)] : [at(point)];
  });

/** Returns how to end it at once. */
export function walk(piece: SVGElement, way: readonly Point[]): (() => void) | undefined {
  const duration = paced(WALK);
  if (isStill() || duration === 0 || way.length < 2) return undefined;
  const walking = piece.animate(
    steps(way).map((transform) => ({ transform })),
    { duration, easing: 'linear' },
  );
  return () => walking.cancel();
}
