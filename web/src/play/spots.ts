/** Where the spaces of a board are drawn. */
import { type BoardDefinition, knownBoards } from '@peerless/engine';

export interface Spot {
  id: string;
  number: number;
  x: number;
  y: number;
  zones: readonly string[];
  start?: number;
}
export const spotsOf = (board: BoardDefinition): Map<string, Spot> =>
  new Map(
    board.spaces.map(({ id, x, y, zones, start }, n) => [
      id,
      { id, number: n + 1, x, y: y / board.aspect, zones, ...(start === undefined ? {} : { start }) },
    ]),
  );
export const boardNamed = (id: string): BoardDefinition => knownBoards().find((board) => board.id === id)!;

/** The space that lies nearest in a direction. */
export function nearestTowards(spots: Map<string, Spot>, from: Spot, dx: number, dy: number): string | undefined {
  let best: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const spot of spots.values()) {
    const [x, y] = [spot.x - from.x, spot.y - from.y];
    const along = x * dx + y * dy;
    const across = Math.abs(x * dy) + Math.abs(y * dx);
    if (along <= 5 || across > along * 1.6) continue;
    const far = along + 2 * across;
    if (far < least) {
      least = far;
      best = spot.id;
    }
  }
  return best;
}
