/** The way of an attack's line: from rim to rim, bent beside what is read of the fighters, and never too short to be seen. */
import type { Disc } from './free-place.ts';
import type { Point } from './spots.ts';

/** What should be left uncovered, and how much that matters. */
export interface Kept extends Disc {
  weight: number;
}
export interface AttackWay {
  /** A curve with two points that it is drawn to; it ends where the head begins. */
  curve: readonly [Point, Point, Point, Point];
  tip: Point;
  /** Of the head, in degrees. */
  angle: number;
}
/** From the middle of a piece to where the line begins, and to where its tip is. */
export const RIM = { from: 30, to: 36 };
/** From the tip to where the line ends, in its head. */
const NECK = 16;
/** It is seen as a line, and not as a head alone. */
export const LEAST = 56;
/** How far a line may turn away at an end. */
const TURNS = [0, 20, -20, 40, -40, 60, -60, 80, -80].map((degrees) => (degrees * Math.PI) / 180);
/** Half of what is drawn: of the line, and of its head. */
const HALF = { line: 9, head: 20 };
const STEPS = 14;

export const pointsOn = ([a, b, c, d]: AttackWay['curve'], steps: number): Point[] =>
  Array.from({ length: steps + 1 }, (_, n) => {
    const t = n / steps;
    const [i, j, k, l] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
    return { x: i * a.x + j * b.x + k * c.x + l * d.x, y: i * a.y + j * b.y + k * c.y + l * d.y };
  });
export const lengthOf = (points: readonly Point[]): number =>
  points.slice(1).reduce((sum, { x, y }, n) => sum + Math.hypot(x - points[n].x, y - points[n].y), 0);

function turned(from: Point, to: Point, leaving: number, arriving: number): AttackWay {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const straight = Math.atan2(to.y - from.y, to.x - from.x);
  const [out, back] = [straight + leaving, straight + Math.PI - arriving];
  const along = ({ x, y }: Point, angle: number, by: number): Point => ({ x: x + by * Math.cos(angle), y: y + by * Math.sin(angle) });
  const sway = Math.min(0.4 * far, 60);
  const ends = RIM.to + NECK;
  const curve = [
    along(from, out, RIM.from),
    along(from, out, RIM.from + sway),
    along(to, back, ends + sway),
    along(to, back, ends),
  ] as const;
  return { curve, tip: along(to, back, RIM.to), angle: (back * 180) / Math.PI + 180 };
}
function cost({ curve, tip }: AttackWay, kept: readonly Kept[], height: number): number {
  const points = [...pointsOn(curve, STEPS), tip];
  let sum = 3 * Math.max(0, LEAST - lengthOf(points));
  for (const [n, { x, y }] of points.entries()) {
    const half = n < points.length - 2 ? HALF.line : n < points.length - 1 ? HALF.head : 4;
    for (const each of kept) sum += each.weight * Math.max(0, each.radius + half - Math.hypot(each.x - x, each.y - y));
    sum += 20 * Math.max(0, half - x, x + half - 1000, half - y, y + half - height);
  }
  return sum;
}

/** The least bent of those that cover least; the board is 1000 wide and so high. */
export function attackWay(from: Point, to: Point, kept: readonly Kept[], height: number): AttackWay {
  let best = turned(from, to, 0, 0);
  let least = Number.POSITIVE_INFINITY;
  for (const leaving of TURNS)
    for (const arriving of TURNS) {
      const way = turned(from, to, leaving, arriving);
      const bent = 12 * (Math.abs(leaving) + Math.abs(arriving)) + 12 * Math.abs(leaving - arriving);
      const total = bent + cost(way, kept, height);
      if (total >= least) continue;
      least = total;
      best = way;
    }
  return best;
}
