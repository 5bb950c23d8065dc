/** What lies on a board and does not move: lines, arrows, spaces with their zones. */
import type { BoardDefinition } from '@peerless/engine';
import { groundOf } from '../look/art.tsx';
import { letterOf, PATTERNS, zoneColor } from '../look/zones.ts';
import { settings } from '../settings/settings.ts';
import type { Spot } from './spots.ts';

export const heightOf = ({ aspect }: BoardDefinition): number => Math.round(1000 / aspect);
export const viewBoxOf = (board: BoardDefinition): string => `0 0 1000 ${heightOf(board)}`;

interface TerrainProps {
  board: BoardDefinition;
  spots: Map<string, Spot>;
  trail: readonly string[];
  way: readonly string[] | undefined;
  isReached(space: string): boolean;
  isThreatened(space: string): boolean;
}
/** All of it in a picture of its own, under what moves: it is seldom drawn anew. */
export function Terrain({ board, spots, trail, way, isReached, isThreatened }: TerrainProps) {
  return (
    <svg class="board terrain" data-side={settings.value.side} viewBox={viewBoxOf(board)} aria-hidden="true">
      <Defs board={board} />
      <use href={groundOf(board.id)} width="1000" height={heightOf(board)} class="ground" />
      <Lines board={board} spots={spots} />
      {board.highGround.map(([from, to]) => (
        <Arrow key={`${from}-${to}`} from={spots.get(from)!} to={spots.get(to)!} radius={board.radius} />
      ))}
      {trail.length ? <Way spots={spots} spaces={trail} looks="trail" /> : null}
      {way && way.length > 1 ? <Way spots={spots} spaces={way} looks="way" /> : null}
      {[...spots.values()].map((spot) => (
        <SpaceFace key={spot.id} spot={spot} board={board} isReached={isReached(spot.id)} isThreatened={isThreatened(spot.id)} />
      ))}
    </svg>
  );
}

function Defs({ board }: { board: BoardDefinition }) {
  return (
    <defs>
      {board.zones.map(({ id }, n) => (
        <pattern key={id} id={`zone-${id}`} width="12" height="12" patternUnits="userSpaceOnUse">
          <path
            class="stroke"
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
function Lines({ board, spots }: { board: BoardDefinition; spots: Map<string, Spot> }) {
  return (
    <g class="lines">
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
function Way({ spots, spaces, looks }: { spots: Map<string, Spot>; spaces: readonly string[]; looks: string }) {
  const points = spaces.map((space) => spots.get(space)!).map(({ x, y }) => `${x},${y}`);
  return <polyline class={looks} points={points.join(' ')} />;
}

interface FaceProps {
  spot: Spot;
  board: BoardDefinition;
  isReached: boolean;
  isThreatened: boolean;
}
/** A disc cut into a sector for each zone. */
export function SpaceFace({ spot, board, isReached, isThreatened }: FaceProps) {
  const { radius } = board;
  const { palette } = settings.value;
  const count = spot.zones.length;
  return (
    <g class="face" transform={`translate(${spot.x} ${spot.y})`} data-reached={isReached} data-threatened={isThreatened}>
      <circle r={radius + 4} class="halo" />
      {spot.zones.map((zone, n) => {
        const number = board.zones.findIndex(({ id }) => id === zone);
        const shape = sector(radius, n, count);
        const middle = ((n + 0.5) / count) * 2 * Math.PI - Math.PI / 2;
        const far = [0.72, 0.66][count - 1] ?? 0.46; // of three, one is above the number
        const mark = count === 1 ? Math.PI * 1.25 : middle;
        return (
          <g key={zone}>
            <path class="zone" d={shape} style={{ '--zone': zoneColor(board.zones[number].color, number, palette) }} />
            <path class="sign" d={shape} fill={`url(#zone-${zone})`} />
            <g transform={`translate(${Math.cos(mark) * radius * far} ${Math.sin(mark) * radius * far})`} class="sign letter">
              <circle r="9" />
              <text y="4.5">{letterOf(zone)}</text>
            </g>
          </g>
        );
      })}
      <text class="sign space-number" y={radius - 5}>
        {spot.number}
      </text>
      {board.passages.some((network) => network.includes(spot.id)) ? <Passage /> : null}
      <circle r={radius} class="edge" />
    </g>
  );
}
export function Passage() {
  return (
    <g class="passage">
      <circle r="19" />
      <use href="/art/pieces/passage.svg#art" x="-16" y="-16" width="32" height="32" />
    </g>
  );
}
/** The number of the player who starts in a space. */
export function Start({ number }: { number: number }) {
  return (
    <g class="start">
      <path d="M-10 -10H10V6L0 14 -10 6Z" />
      <text y="3">{number}</text>
    </g>
  );
}
function sector(radius: number, n: number, count: number): string {
  if (count === 1) return `M${-radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
  const point = (share: number): string => {
    const angle = share * 2 * Math.PI - Math.PI / 2;
    return `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;
  };
  return `M0 0L${point(n / count)}A${radius} ${radius} 0 ${count === 1 ? 1 : 0} 1 ${point((n + 1) / count)}Z`;
}
