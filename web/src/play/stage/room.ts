/** The room that the board on the screen leaves to the stage. */
import type { View } from '@peerless/engine';
import { boardNamed, spotsOf } from '../board/spots.ts';
import type { Shown } from '../shown.ts';
import { type Box, type Place, placeFor } from './place.ts';

/** A figure, in units of the board: so far to the sides and below its space, and so far above. */
const FIGURE = { wide: 48, below: 40, above: 78 };
/** Pixels to the edge of the board. */
const EDGE = 6;

/** Inside of the board's own place; null where the stage would cover one of those whom it tells of, who stand on these spaces. */
export function roomFor(stage: HTMLElement, { setup }: View, { fighters }: Shown, stands: ReadonlyMap<string, string>): Place | null {
  const place = stage.parentElement!;
  const drawn = place.querySelector<SVGSVGElement>('svg[role="group"]');
  const matrix = drawn?.getScreenCTM();
  if (!matrix) return null;
  const origin = place.getBoundingClientRect();
  const spots = spotsOf(boardNamed(setup.board));
  const boxOf = (space: string): Box => {
    const { x, y } = spots.get(space)!;
    const [from, to] = [
      new DOMPoint(x - FIGURE.wide, y - FIGURE.above).matrixTransform(matrix),
      new DOMPoint(x + FIGURE.wide, y + FIGURE.below).matrixTransform(matrix),
    ];
    return { left: from.x - origin.left, top: from.y - origin.top, right: to.x - origin.left, bottom: to.y - origin.top };
  };
  const others = Object.entries(fighters).flatMap(([name, { space }]) => (space && !stands.has(name) ? [boxOf(space)] : []));
  const room = { left: EDGE, top: EDGE, right: origin.width - EDGE, bottom: origin.height - EDGE };
  return placeFor({ width: stage.offsetWidth, height: stage.offsetHeight }, room, [...stands.values()].map(boxOf), others);
}
