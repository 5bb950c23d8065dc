/** Where an arrow lies that points at something: beside it, where it covers the least. */
import { type Box, shared } from './boxes.ts';

/** Which way it points. */
export type Way = 'down' | 'up' | 'left' | 'right';
export interface Arrow {
  left: number;
  top: number;
  way: Way;
}
/** What it may never cover, and what it should not. */
export interface Around {
  window: Box;
  forbidden: readonly Box[];
  unwelcome: readonly Box[];
}
/** Pixels between the arrow and what it points at. */
const GAP = 5;

/** null where there is no room for one. */
export function arrowAt(at: Box, size: number, { window, forbidden, unwelcome }: Around): Arrow | null {
  const [middle, centre] = [at.left + at.width / 2 - size / 2, at.top + at.height / 2 - size / 2];
  const places: Arrow[] = [
    { left: middle, top: at.top - size - GAP, way: 'down' },
    { left: at.left - size - GAP, top: centre, way: 'right' },
    { left: at.left + at.width + GAP, top: centre, way: 'left' },
    { left: middle, top: at.top + at.height + GAP, way: 'up' },
  ];
  const boxOf = ({ left, top }: Arrow): Box => ({ left, top, width: size, height: size });
  const free = places.filter((each) => {
    const box = boxOf(each);
    return shared(box, window) === size * size && forbidden.every((other) => shared(box, other) === 0);
  });
  const cost = (each: Arrow): number => unwelcome.reduce((sum, other) => sum + shared(boxOf(each), other), 0);
  return free.reduce<Arrow | null>((best, each) => (best === null || cost(each) < cost(best) ? each : best), null);
}
