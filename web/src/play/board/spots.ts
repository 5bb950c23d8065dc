/** Where the spaces of a board are drawn, on a field 1000 wide. */
import { type BoardDefinition, knownBoards } from '@peerless/engine';
import { spaceNumber } from '@peerless/text/spaces';

export interface Point {
  x: number;
  y: number;
}
export interface Spot extends Point {
  id: string;
  number: string;
  zones: readonly string[];
  start?: number;
}
export const spotsOf = (board: BoardDefinition): Map<string, Spot> =>
  new Map(
    board.spaces.map(({ id, x, y, zones, start }) => [
      id,
      { id, number: spaceNumber(id), x, y: y / board.aspect, zones, ...(start === undefined ? {} : { start }) },
    ]),
  );
export const boardNamed = (id: string): BoardDefinition => knownBoards().find((board) => board.id === id)!;
export const heightOf = ({ aspect }: BoardDefinition): number => Math.round(1000 / aspect);
export const viewBoxOf = (board: BoardDefinition): string => `0 0 1000 ${heightOf(board)}`;

/** A little beside a space is still meant for it. */
export const spaceAt = (spots: ReadonlyMap<string, Spot>, radius: number, { x, y }: Point): string | undefined =>
  [...spots.values()].find((spot) => Math.hypot(spot.x - x, spot.y - y) < radius * 1.15)?.id;

/** The space that lies nearest in a direction. */
export function nearestTowards(spots: ReadonlyMap<string, Spot>, from: Spot, dx: number, dy: number): string | undefined {
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

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
/** Where a label beside a spot stays in sight and covers the least of what matters just now; each spot with its weight. */
export function besideSpot(
  spot: Spot,
  size: Pick<Box, 'width' | 'height'>,
  sight: Box,
  radius: number,
  matter: ReadonlyMap<Spot, number>,
): Box {
  const { width, height } = size;
  const within = (value: number, from: number, room: number): number => Math.max(from, Math.min(value, from + Math.max(0, room)));
  const far = radius * 1.6; // a figure stands taller than its space
  const [middle, centre] = [spot.x - width / 2, spot.y - height / 2];
  const [above, below] = [spot.y - far - height, spot.y + radius * 1.15];
  const [before, behind] = [spot.x - radius * 1.15 - width, spot.x + radius * 1.15];
  const boxes = [
    [middle, above],
    [middle, below],
    [behind, centre],
    [before, centre],
    [behind, above],
    [before, above],
    [behind, below],
    [before, below],
  ].map(([left, top]) => ({
    left: within(left, sight.left, sight.width - width),
    top: within(top, sight.top, sight.height - height),
    width,
    height,
  }));
  const isCovered = ({ left, top }: Box, { x, y }: Spot): boolean =>
    x > left - radius && x < left + width + radius && y > top - radius && y < top + height + radius;
  const cost = (box: Box): number =>
    [...matter].reduce((sum, [each, weight]) => (isCovered(box, each) ? sum + weight : sum), isCovered(box, spot) ? 100 : 0);
  return boxes.reduce((best, box) => (cost(box) < cost(best) ? box : best));
}
