/** What a press on a board is meant for: the nearest of what may be chosen. */
import type { Point } from './spots.ts';

/** Something that may be pressed, in the units of the board. */
export interface Target extends Point {
  key: string;
  /** Of what is drawn. */
  radius: number;
  /** How far a figure rises above its place. */
  height: number;
}
export interface Pointer {
  /** Pixels of the screen in a unit of the board. */
  unit: number;
  /** A mouse, which points at just what it means. */
  isFine: boolean;
  /** On the bare ground: nothing else can be meant. */
  isBare: boolean;
}
/** How far beside it a press is still meant for a thing, as a share of its radius: beside other things, and on the bare ground. */
const BESIDE = { other: 1.15, bare: 1.8 };
/** Pixels: what is not further away than this is meant, however small it is drawn. */
export const FINGER = 22;
/** Pixels: what is nearer by less could be meant as well. */
export const CLOSE_CALL = 8;

/** From the middle of a target, or from the middle line of a figure. */
export function distance({ x, y, height }: Target, point: Point): number {
  const beside = Math.min(y, Math.max(y - height, point.y));
  return Math.hypot(point.x - x, point.y - beside);
}
/** What a press is meant for, the nearest first: nothing, one thing, or several to be asked about. */
export function aimedAt(point: Point, targets: readonly Target[], { unit, isFine, isBare }: Pointer): string[] {
  const near = targets.map((target) => ({ ...target, away: distance(target, point) * unit })).sort((a, b) => a.away - b.away);
  const [first] = near;
  const beside = isBare ? BESIDE.bare : BESIDE.other;
  if (!first || first.away > Math.max(first.radius * unit * beside, FINGER)) return [];
  const isInside = ({ away, radius }: (typeof near)[number]): boolean => away <= radius * unit;
  const rivals = near.filter((each) => each.away - first.away < CLOSE_CALL && (!isFine || !isInside(first) || isInside(each)));
  return rivals.map(({ key }) => key);
}
