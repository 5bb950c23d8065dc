/** Marks on a board: what may be chosen, what has been, how far it is, who attacks whom, what is spoken of. */
import type { BoardDefinition } from '@peerless/engine';
import { letterOf } from '../../look/zones.ts';
import type { AttackWay } from './attack-way.ts';
import { Start } from './Ground.tsx';
import { type Point, type Spot, viewBoxOf } from './spots.ts';
import './marks.css';

/** Dark and light side by side, so that one of them stands out from whatever is below. */
export function Ring({ x = 0, y = 0, radius }: Partial<Point> & { radius: number }) {
  return (
    <g class="ring">
      <circle class="ring-edge" cx={x} cy={y} r={radius} />
      <circle class="ring-band" cx={x} cy={y} r={radius} />
    </g>
  );
}
export interface Lit extends Point {
  key: string;
  radius: number;
  /** A press only begins something, and other ways are open as well. */
  isQuiet: boolean;
}
/** Around what may be chosen; a layer of its own, and one above it that breathes. */
export function Lights({ board, lit }: { board: BoardDefinition; lit: readonly Lit[] }) {
  return (
    <>
      <svg class="board offered-glow" viewBox={viewBoxOf(board)} aria-hidden="true">
        {lit.map(({ key, x, y, radius, isQuiet }) => (isQuiet ? null : <circle key={key} cx={x} cy={y} r={radius + 9} />))}
      </svg>
      <svg class="board offered-lights" viewBox={viewBoxOf(board)} aria-hidden="true">
        {lit.map(({ key, x, y, radius, isQuiet }) => (
          <g key={key} data-quiet={isQuiet}>
            <Ring x={x} y={y} radius={radius} />
          </g>
        ))}
      </svg>
    </>
  );
}

/** How many steps it is to a space; `unit` is the size of a unit in pixels, by which small boards have larger letters. */
export function Steps({ spot, steps, radius, unit }: { spot: Point; steps: number; radius: number; unit: number }) {
  return (
    <text class="steps-away" aria-hidden="true" x={spot.x} y={Math.max(spot.y - radius - 8, 4 + Math.max(22, 11 / unit))}>
      {steps}
    </text>
  );
}
export function Starts({ board, spots }: { board: BoardDefinition; spots: readonly Spot[] }) {
  return (
    <g aria-hidden="true">
      {spots.map(({ id, x, y, start }) =>
        start ? (
          <g key={id} transform={`translate(${x} ${y - board.radius})`}>
            <Start number={start} />
          </g>
        ) : null,
      )}
    </g>
  );
}

/** From the one who attacks to the one who is attacked. */
export function AttackLine({ way: { curve, tip, angle }, isMeant = false }: { way: AttackWay; isMeant?: boolean }) {
  const [from, one, other, to] = curve.map(({ x, y }) => `${x} ${y}`);
  const drawn = (
    <>
      <path class="shaft" d={`M${from}C${one} ${other} ${to}`} />
      <path class="head" d="M4 0L-28 -19L-20 0L-28 19Z" transform={`translate(${tip.x} ${tip.y}) rotate(${angle})`} />
    </>
  );
  return (
    <g class="attack-line" data-meant={isMeant} aria-hidden="true">
      <g class="below">{drawn}</g>
      {drawn}
    </g>
  );
}

/** Spaces that the sentence being resolved has named. */
export function Chosen({ spots, radius }: { spots: readonly Point[]; radius: number }) {
  return (
    <g aria-hidden="true">
      {spots.map(({ x, y }, n) => (
        <g key={`${x} ${y}`} class="chosen-space" transform={`translate(${x} ${y})`}>
          <circle r={radius - 7} />
          <path d="M0 -13L13 0L0 13L-13 0Z" transform={`translate(0 ${-radius + 2})`} />
          {spots.length > 1 ? <text y={-radius + 7}>{n + 1}</text> : null}
        </g>
      ))}
    </g>
  );
}

interface TagProps {
  spot: Spot;
  radius: number;
  /** Of the board. */
  height: number;
  unit: number;
  isSpokenOf: boolean;
}
/** The number of a space and the letters of its zones, at its lower edge. */
export function NameTag({ spot, radius, height, unit, isSpokenOf }: TagProps) {
  const lowest = height - 14 * Math.max(1, 0.66 / unit);
  const letters = spot.zones.map(letterOf).join('');
  const width = 22 + 11 * (spot.number.length + letters.length);
  return (
    <g
      class="name-tag"
      data-spoken={isSpokenOf}
      aria-hidden="true"
      transform={`translate(${spot.x} ${Math.min(spot.y + radius + 2, lowest)})`}
    >
      <g class="plate">
        <rect x={-width / 2} y="-12" width={width} height="24" rx="12" />
        <text y="6.5">
          {spot.number}
          <tspan dx="6">{letters}</tspan>
        </text>
      </g>
    </g>
  );
}
