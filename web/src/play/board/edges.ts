/** Marks at the edges of the sight for what may be chosen outside it. */
import { type Disc, isFree } from './free-place.ts';
import { isInSight } from './sight.ts';
import type { Box, Point } from './spots.ts';

export type Side = 'left' | 'right' | 'top' | 'bottom';
export interface Edge extends Point {
  side: Side;
  /** Whither, in degrees; 0 is to the right. */
  angle: number;
  /** What lies there, the nearest first. */
  points: Point[];
}
/** Pixels: of a mark as it is touched, and as it is drawn. */
export const MARK = { touched: 44, drawn: 36 };
/** Pixels between places that are tried. */
const GRID = 4;

/** In pixels of the pane: one mark an edge, where it covers nothing of what is in sight, if there is such a place. */
export function edgesOf(things: readonly (Point & { radius: number })[], sight: Box, unit: number): Edge[] {
  const size = { width: sight.width * unit, height: sight.height * unit };
  const middle = { x: size.width / 2, y: size.height / 2 };
  const inPane = ({ x, y, radius }: Point & { radius: number }) => ({
    x: (x - sight.left) * unit,
    y: (y - sight.top) * unit,
    radius: radius * unit,
  });
  const seen = things.filter((thing) => isInSight(thing, sight)).map(inPane);
  const groups = new Map<Side, { away: number; point: Point; at: Point }[]>();
  for (const thing of things.filter((each) => !isInSight(each, sight))) {
    const at = inPane(thing);
    const [dx, dy] = [at.x - middle.x, at.y - middle.y];
    const side: Side = Math.abs(dx) * size.height > Math.abs(dy) * size.width ? (dx < 0 ? 'left' : 'right') : dy < 0 ? 'top' : 'bottom';
    groups.set(side, [...(groups.get(side) ?? []), { away: Math.hypot(dx, dy), point: { x: thing.x, y: thing.y }, at }]);
  }
  return [...groups].map(([side, group]) => {
    const sorted = group.sort((a, b) => a.away - b.away);
    const mean = (of: (point: Point) => number): number => group.reduce((sum, { at }) => sum + of(at), 0) / group.length;
    const place = onEdge(side, { x: mean(({ x }) => x), y: mean(({ y }) => y) }, size, seen);
    const [{ at }] = sorted;
    return {
      ...place,
      side,
      angle: (Math.atan2(at.y - place.y, at.x - place.x) * 180) / Math.PI,
      points: sorted.map(({ point }) => point),
    };
  });
}
/** As near as can be to where the line from the middle leaves the pane. */
function onEdge(side: string, towards: Point, { width, height }: { width: number; height: number }, seen: readonly Disc[]): Point {
  const room = MARK.touched / 2;
  const isUpright = side === 'left' || side === 'right';
  const across = side === 'left' || side === 'top' ? room : (isUpright ? width : height) - room;
  const [most, half] = isUpright ? [height - room, height / 2] : [width - room, width / 2];
  const reach = Math.abs((isUpright ? width : height) / 2 / ((isUpright ? towards.x - width / 2 : towards.y - height / 2) || 1));
  const ideal = Math.min(most, Math.max(room, half + ((isUpright ? towards.y : towards.x) - half) * Math.min(1, reach)));
  const at = (along: number): Point => (isUpright ? { x: across, y: along } : { x: along, y: across });
  const isOpen = (along: number): boolean => {
    const { x, y } = at(along);
    return isFree({ left: x - MARK.drawn / 2, top: y - MARK.drawn / 2, width: MARK.drawn, height: MARK.drawn, isRound: true }, seen);
  };
  for (let off = 0; off < Math.max(width, height); off += GRID)
    for (const along of [ideal - off, ideal + off]) if (along >= room && along <= most && isOpen(along)) return at(along);
  return at(ideal);
}
