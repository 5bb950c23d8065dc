/** Where something may lie on the board without covering what may be chosen there. */

export interface Disc {
  x: number;
  y: number;
  radius: number;
}
export interface Size {
  width: number;
  height: number;
  /** Covers no more than a circle does. */
  isRound?: boolean;
}
export interface Place extends Size {
  left: number;
  top: number;
}
/** Pixels between places that are tried. */
const GRID = 4;

export function isFree({ left, top, width, height, isRound }: Place, discs: readonly Disc[]): boolean {
  return discs.every(({ x, y, radius }) => {
    if (isRound) return Math.hypot(left + width / 2 - x, top + height / 2 - y) >= width / 2 + radius;
    const [dx, dy] = [Math.max(left - x, 0, x - left - width), Math.max(top - y, 0, y - top - height)];
    return Math.hypot(dx, dy) >= radius;
  });
}
/** The free place that is nearest to a corner, for whichever of these sizes; null if none has one. */
export function freePlace(sizes: readonly Size[], within: Size, discs: readonly Disc[]): Place | null {
  let best: Place | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const size of sizes) {
    const room = { x: within.width - size.width, y: within.height - size.height };
    if (room.x < 0 || room.y < 0) continue;
    for (let left = 0; left <= room.x; left += Math.min(GRID, Math.max(1, room.x - left)))
      for (let top = 0; top <= room.y; top += Math.min(GRID, Math.max(1, room.y - top))) {
        const away = Math.hypot(Math.min(left, room.x - left), Math.min(top, room.y - top));
        if (away >= least) continue;
        const place = { ...size, left, top };
        if (!isFree(place, discs)) continue;
        best = place;
        least = away;
      }
  }
  return best;
}
