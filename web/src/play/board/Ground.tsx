/** What lies on a board and does not move: lines, arrows, spaces with their zones. */
import type { BoardDefinition } from '@peerless/engine';
import { Ground, placed } from '../../look/art.tsx';
import { PATTERNS } from '../../look/zones.ts';
import { settings } from '../../settings/settings.ts';
import { SpaceFace } from './SpaceFace.tsx';
import { heightOf, type Spot, viewBoxOf } from './spots.ts';
import './ground.css';

interface TerrainProps {
  board: BoardDefinition;
  spots: ReadonlyMap<string, Spot>;
  trail: readonly string[];
  /** The ways of those whom others have moved. */
  pushed: readonly (readonly string[])[];
  way: readonly string[] | undefined;
  isReached(space: string): boolean;
  isThreatened(space: string): boolean;
}
/** All of it in a picture of its own, under what moves: it is seldom drawn anew. */
export function Terrain({ board, spots, trail, pushed, way, isReached, isThreatened }: TerrainProps) {
  return (
    <svg class="board terrain place" data-side={settings.value.side} viewBox={viewBoxOf(board)} {...placed(board.id)} aria-hidden="true">
      <Defs board={board} />
      <Ground board={board.id} height={heightOf(board)} />
      <Lines board={board} spots={spots} />
      {board.highGround.map(([from, to]) => (
        <Arrow key={`${from}-${to}`} from={spots.get(from)!} to={spots.get(to)!} radius={board.radius} />
      ))}
      {trail.length ? <Way spots={spots} spaces={trail} looks="way-gone" /> : null}
      {[...spots.values()].map((spot) => (
        <SpaceFace key={spot.id} spot={spot} board={board} isReached={isReached(spot.id)} isThreatened={isThreatened(spot.id)} />
      ))}
      {pushed.map((spaces) => (
        <Way key={spaces.join()} spots={spots} spaces={spaces} looks="way-pushed" />
      ))}
      {way && way.length > 1 ? <Way spots={spots} spaces={way} looks="way-ahead" /> : null}
    </svg>
  );
}

function Defs({ board }: { board: BoardDefinition }) {
  return (
    <defs>
      {board.zones.map(({ id }, n) => (
        <pattern key={id} id={`zone-${id}`} width="12" height="12" patternUnits="userSpaceOnUse">
          <path
            class="zone-pattern"
            d={PATTERNS[n % PATTERNS.length]}
            fill="none"
            stroke="#1d1712"
            stroke-width={PATTERNS[n % PATTERNS.length].includes('h.1') ? 4 : 1.6}
            stroke-linecap="round"
            opacity="0.5"
          />
        </pattern>
      ))}
    </defs>
  );
}
function Lines({ board, spots }: { board: BoardDefinition; spots: ReadonlyMap<string, Spot> }) {
  return (
    <g class="space-lines">
      {board.lines.map(([a, b]) => {
        const [one, other] = [spots.get(a)!, spots.get(b)!];
        return <line key={`bed-${a}-${b}`} class="bed" x1={one.x} y1={one.y} x2={other.x} y2={other.y} />;
      })}
      {board.lines.map(([a, b]) => {
        const [one, other] = [spots.get(a)!, spots.get(b)!];
        return <line key={`${a}-${b}`} x1={one.x} y1={one.y} x2={other.x} y2={other.y} />;
      })}
      {board.crossings.map(({ over: [a, b] }) => {
        const [one, other] = [spots.get(a)!, spots.get(b)!];
        return <line key={`over-${a}-${b}`} class="over" x1={one.x} y1={one.y} x2={other.x} y2={other.y} />;
      })}
      {board.crossings.map(({ over: [a, b] }) => {
        const [one, other] = [spots.get(a)!, spots.get(b)!];
        return <line key={`line-${a}-${b}`} x1={one.x} y1={one.y} x2={other.x} y2={other.y} />;
      })}
    </g>
  );
}
/** From the higher space to the lower. */
function Arrow({ from, to, radius }: { from: Spot; to: Spot; radius: number }) {
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const middle = Math.hypot(to.x - from.x, to.y - from.y) / 2;
  return (
    <g transform={`translate(${from.x} ${from.y}) rotate(${angle}) translate(${Math.max(radius + 10, middle)} 0)`} class="high-ground">
      <path d="M-12 -11 12 0 -12 11 -5 0Z" />
    </g>
  );
}
function Way({ spots, spaces, looks }: { spots: ReadonlyMap<string, Spot>; spaces: readonly string[]; looks: string }) {
  const points = spaces
    .map((space) => spots.get(space)!)
    .map(({ x, y }) => `${x},${y}`)
    .join(' ');
  return (
    <>
      <polyline class={`${looks} edge`} points={points} />
      <polyline class={looks} points={points} />
    </>
  );
}

/** The number of the player who starts in a space. */
export function Start({ number }: { number: number }) {
  return (
    <g class="start-mark">
      <path d="M-10 -10H10V6L0 14 -10 6Z" />
      <text y="3">{number}</text>
    </g>
  );
}
