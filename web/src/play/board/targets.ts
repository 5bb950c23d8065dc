/** Where on the board things are that may be pressed. */
import type { BoardDefinition, View } from '@peerless/engine';
import { distance, type Target } from './aim.ts';
import { keyOf, type Offers, seatOfTokens, type Thing } from './offers.ts';
import { type Point, type Spot, spaceAt } from './spots.ts';

/** How large the disc of a door and of a token are, in the units of the board. */
export const DOOR = 21;
export const TOKEN = 17;
/** It lies at the side of its space, so that who stands there is seen. */
export const tokenAt = ({ x, y }: Point): Point => ({ x: x + 27, y: y + 27 });
/** How far a figure rises above its place, and how wide it is to both sides. */
const FIGURE = { height: 40, radius: 26 };

export interface Places {
  board: BoardDefinition;
  view: View;
  spots: ReadonlyMap<string, Spot>;
  /** Who stands on which space. */
  at: ReadonlyMap<string, string>;
}
export function placeOf(thing: Thing, { board, view, spots, at }: Places): Target | null {
  const key = keyOf(thing);
  if ('door' in thing) {
    const door = board.doors.find(({ id }) => id === thing.door);
    return door ? { key, x: door.x, y: door.y / board.aspect, radius: DOOR + 5, height: 0 } : null;
  }
  if ('token' in thing) {
    const space = view.seats[seatOfTokens(view)].tokens[thing.token];
    return space ? { key, ...tokenAt(spots.get(space)!), radius: TOKEN + 5, height: 0 } : null;
  }
  const space = 'space' in thing ? thing.space : [...at].find(([, name]) => name === thing.fighter)?.[0];
  const spot = spots.get(space ?? '');
  return spot ? { key, x: spot.x, y: spot.y, radius: board.radius, height: 'fighter' in thing ? FIGURE.height : 0 } : null;
}
export const targetsOf = (offers: Offers, places: Places): Target[] =>
  [...offers.values()].map(({ thing }) => placeOf(thing, places)).filter((target) => target !== null);

/** What a press means that is meant for nothing that may be chosen: the figure under it, the door, or the space. */
export function thingUnder(point: Point, { board, spots, at }: Places): { space: string; fighter?: string } | { door: string } | null {
  for (const [space, fighter] of at) {
    const { x, y } = spots.get(space)!;
    if (distance({ key: '', x, y, ...FIGURE }, point) < FIGURE.radius) return { space, fighter };
  }
  const door = board.doors.find(({ x, y }) => Math.hypot(x - point.x, y / board.aspect - point.y) < DOOR);
  if (door) return { door: door.id };
  const space = spaceAt(spots, board.radius, point);
  return space === undefined ? null : { space, fighter: at.get(space) };
}
