/** A space as it is drawn. */
import type { BoardDefinition } from '@peerless/engine';
import { letterOf, zoneColor } from '../../look/zones.ts';
import { hasLabels, settings } from '../../settings/settings.ts';
import type { Spot } from './spots.ts';
import './space-face.css';

interface FaceProps {
  spot: Spot;
  board: BoardDefinition;
  isReached?: boolean;
  isThreatened?: boolean;
  /** With its letters and number; by itself as the player has set it. */
  isLabelled?: boolean;
}
/** A disc cut into a sector for each zone. */
export function SpaceFace({ spot, board, isReached = false, isThreatened = false, isLabelled = hasLabels() }: FaceProps) {
  const { radius } = board;
  const { palette } = settings.value;
  const count = spot.zones.length;
  return (
    <g class="space-face" transform={`translate(${spot.x} ${spot.y})`} data-reached={isReached} data-threatened={isThreatened}>
      <circle r={radius + 4} class="halo" />
      {spot.zones.map((zone, n) => {
        const number = board.zones.findIndex(({ id }) => id === zone);
        const shape = sector(radius, n, count);
        return (
          <g key={zone}>
            <path class="zone" d={shape} style={{ '--zone': zoneColor(board.zones[number].color, number, palette) }} />
            <path class="pattern" d={shape} fill={`url(#zone-${zone})`} />
          </g>
        );
      })}
      {isLabelled ? <Signs spot={spot} radius={radius} /> : null}
      {board.passages.some((network) => network.includes(spot.id)) ? <Passage /> : null}
      <circle r={radius} class="edge" />
    </g>
  );
}
/** The letter of each zone in its sector, and the number of the space. */
function Signs({ spot, radius }: { spot: Spot; radius: number }) {
  const count = spot.zones.length;
  const far = radius * ([0.72, 0.66][count - 1] ?? 0.46); // of three, one is above the number
  return (
    <>
      {spot.zones.map((zone, n) => {
        const angle = count === 1 ? Math.PI * 1.25 : ((n + 0.5) / count) * 2 * Math.PI - Math.PI / 2;
        return (
          <g key={zone} transform={`translate(${Math.cos(angle) * far} ${Math.sin(angle) * far})`}>
            <g class="letter">
              <circle r="9" />
              <text y="4.5">{letterOf(zone)}</text>
            </g>
          </g>
        );
      })}
      <text class="space-number" y={radius - 5}>
        {spot.number}
      </text>
    </>
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
function sector(radius: number, n: number, count: number): string {
  if (count === 1) return `M${-radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
  const point = (share: number): string => {
    const angle = share * 2 * Math.PI - Math.PI / 2;
    return `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;
  };
  return `M0 0L${point(n / count)}A${radius} ${radius} 0 0 1 ${point((n + 1) / count)}Z`;
}
