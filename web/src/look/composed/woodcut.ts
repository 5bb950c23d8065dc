/** Shapes that look as if they were cut with a gouge. Each is the `d` of a path. */

export type Tone = 'ink' | 'paper' | 'wash' | 'accent' | 'deep';
/** A shape printed in one tone; with `line` it has an outline of that weight, with `turn` it is moved or turned. */
export interface Cut {
  tone: Tone;
  d: string;
  line?: number;
  /** An outline in its own tone. */
  halo?: number;
  turn?: string;
}
/** A picture of something; `amount` is the number that the card says with it, `chance` the same every time for the same card. */
export type Drawing = (amount: number, chance: () => number) => readonly Cut[];
export type Point = readonly [x: number, y: number];

const r = (n: number): number => Math.round(n * 10) / 10;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
export const polar = (x: number, y: number, radius: number, degrees: number): Point => [
  x + radius * Math.cos(radians(degrees)),
  y + radius * Math.sin(radians(degrees)),
];

/** Chance that is the same every time for the same words. */
export function chanceOf(words: string): () => number {
  let state = 7;
  for (const letter of words) state = (state * 31 + letter.charCodeAt(0)) % 2147483647;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}
export const polygon = (...points: readonly Point[]): string => `M${points.map(([x, y]) => `${r(x)} ${r(y)}`).join('L')}Z`;
export const circle = (x: number, y: number, radius: number): string => ellipse(x, y, radius, radius);
export const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${r(x - rx)} ${r(y)}a${r(rx)} ${r(ry)} 0 1 0 ${r(2 * rx)} 0a${r(rx)} ${r(ry)} 0 1 0 ${r(-2 * rx)} 0Z`;
export const box = (x: number, y: number, width: number, height: number): string =>
  `M${r(x)} ${r(y)}h${r(width)}v${r(height)}h${r(-width)}Z`;

/** One stroke of the gouge: pointed at both ends, thickest near its beginning. */
export function sliver([x1, y1]: Point, [x2, y2]: Point, weight: number, bend = 0): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [nx, ny] = [(y1 - y2) / length, (x2 - x1) / length];
  const [mx, my] = [x1 + (x2 - x1) * 0.42 + nx * bend, y1 + (y2 - y1) * 0.42 + ny * bend];
  const side = (by: number): string => `${r(mx + nx * by)} ${r(my + ny * by)}`;
  return `M${r(x1)} ${r(y1)}Q${side(weight)} ${r(x2)} ${r(y2)}Q${side(-weight)} ${r(x1)} ${r(y1)}Z`;
}
/** Strokes away from a point, as light comes from it. */
export const glow = (at: Point, from: number, to: number, angles: readonly number[], weight: number): string =>
  angles.map((angle, n) => sliver(polar(...at, from, angle), polar(...at, n % 2 ? to : from + (to - from) * 0.62, angle), weight)).join('');
export const between = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count }, (_, n) => (count === 1 ? (from + to) / 2 : from + ((to - from) * n) / (count - 1)));
/** Parallel strokes for shade: from line to line, each a little shorter than the one before. */
export const hatch = (from: readonly [Point, Point], to: readonly [Point, Point], count: number, weight: number): string =>
  between(0, 1, count)
    .map((share) => {
      const mix = (a: Point, b: Point): Point => [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
      return sliver(mix(from[0], to[0]), mix(from[1], to[1]), weight * (1 - 0.35 * share));
    })
    .join('');
/** A star of so many points: a blow. */
export const burst = (x: number, y: number, inner: number, outer: number, points: number, chance: () => number): string =>
  polygon(
    ...Array.from({ length: points * 2 }, (_, n) =>
      polar(x, y, n % 2 ? inner : outer * (0.74 + 0.26 * chance()), (n * 180) / points + (chance() - 0.5) * 8),
    ),
  );
/** A feather or leaf from one point to another. */
export const feather = (from: Point, to: Point, width: number): string => sliver(from, to, width);
/** A wing: feathers in a fan from a shoulder. */
export const wing = (shoulder: Point, angles: readonly number[], lengths: readonly number[], width: number): string[] =>
  angles.map((angle, n) => feather(shoulder, polar(...shoulder, lengths[n % lengths.length], angle), width));
