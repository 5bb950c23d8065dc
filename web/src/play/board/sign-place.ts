/** Where the sign of a fighter lies: above its head if there is room, or else beside or below it, on the board. */
import type { Kept } from './attack-way.ts';
import type { Point } from './spots.ts';
import type { Parts } from './stature.ts';

export interface SignPlace extends Point {
  /** Where it points to on the figure. */
  tip: Point;
}
/** How large signs are, with their edges. */
export const SIGNS = { speaking: { width: 43, height: 35 }, acting: { width: 33, height: 25 } };
export type SignKind = keyof typeof SIGNS;

interface Wanted {
  parts: Parts;
  /** Of the sign, all around its middle. */
  width: number;
  height: number;
  kept: readonly Kept[];
  /** The board is 1000 wide. */
  boardHeight: number;
}
/** Directions around a figure from above, the more wanted first. */
const AROUND = [0, 20, -20, 40, -40, 60, -60, 80, -80, 100, -100, 130, -130, 180].map((degrees) => (degrees * Math.PI) / 180);
/** How far a sign is pushed away from the figure, at most, and by what steps. */
const FAR = { least: 30, most: 150, step: 6 };
/** Between a figure and the tip of a sign, and the tip and the sign. */
const GAP = { figure: 3, sign: 9 };

/** How much of a disc lies under a sign. */
export const covered = ({ x, y }: Point, { width, height }: Pick<Wanted, 'width' | 'height'>, disc: Omit<Kept, 'weight'>): number =>
  Math.max(0, disc.radius - Math.hypot(Math.max(Math.abs(disc.x - x) - width / 2, 0), Math.max(Math.abs(disc.y - y) - height / 2, 0)));

/** Where a figure ends in the direction of a point. */
function rimOf({ head, trunk }: Parts, { x, y }: Point): Point {
  const middle = { x: head.x, y: Math.min(trunk.y, Math.max(head.y, y)) };
  const far = Math.hypot(x - middle.x, y - middle.y) || 1;
  const rim = head.radius + GAP.figure;
  return { x: middle.x + ((x - middle.x) / far) * rim, y: middle.y + ((y - middle.y) / far) * rim };
}

export function signPlace({ parts, width, height, kept, boardHeight }: Wanted): SignPlace {
  const { head } = parts;
  const own = { ...head, radius: head.radius + GAP.figure + GAP.sign, weight: 30 };
  let best: SignPlace | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const angle of AROUND)
    for (let far = FAR.least; far <= FAR.most; far += FAR.step) {
      const at = { x: head.x + far * Math.sin(angle), y: head.y - far * Math.cos(angle) };
      const beyond = Math.max(0, width / 2 - at.x, at.x + width / 2 - 1000, height / 2 - at.y, at.y + height / 2 - boardHeight);
      let cost = far / 2 + 10 * Math.abs(angle) + 100 * beyond;
      for (const each of [own, ...kept]) cost += each.weight * covered(at, { width, height }, each);
      if (cost >= least) continue;
      least = cost;
      best = { ...at, tip: rimOf(parts, at) };
    }
  return best!;
}
