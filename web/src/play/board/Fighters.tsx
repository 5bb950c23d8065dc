/** All fighters, where they stand or are drawn to. */
import type { View } from '@peerless/engine';
import { useMemo } from 'preact/hooks';
import type { Shown } from '../shown.ts';
import { FighterPiece, type Role, type Standing } from './FighterPiece.tsx';
import type { Dragged } from './gestures.ts';
import type { Point, Spot } from './spots.ts';
import { headOf } from './stature.ts';

interface StandingsProps {
  view: View;
  shown: Shown;
  spots: ReadonlyMap<string, Spot>;
  dragged: Dragged | null;
  /** The way of the last move, space by space. */
  trail: readonly string[];
  /** Where a fighter is in a move that is not over. */
  onTheWay: Readonly<Record<string, string>>;
}
/** Where everybody is drawn: at the upper edge so low that the head is on the board. */
export function useStandings({ view, shown, spots, dragged, trail, onTheWay }: StandingsProps): Standing[] {
  const walker = shown.trail?.fighter;
  const below = ({ x, y }: Point, name: string): Point => ({ x, y: Math.max(y, headOf(view.fighters[name].hero)) });
  const way = useMemo(() => (walker === undefined ? [] : trail.map((space) => below(spots.get(space)!, walker))), [shown.trail, spots]);
  return Object.entries(shown.fighters).map(([name, { space }]) => {
    const spot = space ? spots.get(onTheWay[name] ?? space) : undefined;
    const isHeld = dragged?.fighter === name;
    return {
      name,
      seat: view.fighters[name].seat,
      ...(isHeld ? { x: dragged.x, y: dragged.y } : spot ? below(spot, name) : { x: -100, y: -100 }),
      isShown: spot !== undefined,
      isHeld,
      way: name === walker && space === trail.at(-1) && onTheWay[name] === undefined ? way : null,
    };
  });
}

interface FightersProps {
  view: View;
  standings: readonly Standing[];
  roleOf(name: string): Role | undefined;
}
export const Fighters = ({ view, standings, roleOf }: FightersProps) => (
  <g aria-hidden="true">
    {standings.map((standing) => (
      <FighterPiece key={standing.name} view={view} standing={standing} role={roleOf(standing.name)} />
    ))}
  </g>
);
