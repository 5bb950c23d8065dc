/** A fighter on a board: figure, health, whose it is, and what it has just gone through. */
import type { View } from '@peerless/engine';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { accents, Figure } from '../../look/art.tsx';
import { TeamMark } from '../../look/TeamMark.tsx';
import { idOf, numberOf } from '../fighters.ts';
import { standingTo } from '../sides.ts';
import type { SignKind, SignPlace } from './sign-place.ts';
import type { Point } from './spots.ts';
import { heartAt, markAt, numberAt, scaleOf } from './stature.ts';
import { walk } from './walking.ts';
import './fighter-piece.css';

export function Health({ health }: { health: number }) {
  return (
    <g class="health">
      <path d="M0 12C-16 2 -13 -11 -5 -11 -2 -11 0 -8 0 -6 0 -8 2 -11 5 -11 13 -11 16 2 0 12Z" transform="scale(1.35)" />
      <text y="6">{health}</text>
    </g>
  );
}
interface SignProps {
  /** Its middle, and where it points to. */
  at?: Point;
  tip?: Point;
  growth?: number;
}
/** Its effect is being resolved. */
export function Speaking({ at = { x: 0, y: -14 }, tip = { x: 0, y: 10 }, growth = 1 }: SignProps) {
  const [dx, dy] = [tip.x - at.x, tip.y - at.y];
  const wide = (7 * growth) / (Math.hypot(dx, dy) || 1);
  return (
    <g class="speaking">
      <path d={`M${at.x - dy * wide} ${at.y + dx * wide}L${tip.x} ${tip.y}L${at.x + dy * wide} ${at.y - dx * wide}Z`} />
      <g transform={`translate(${at.x} ${at.y}) scale(${growth})`}>
        <rect x="-20" y="-16" width="40" height="32" rx="5" />
        <use href="/art/pieces/scheme.svg#art" x="-12" y="-12" width="24" height="24" />
      </g>
    </g>
  );
}

/** It acts now, or is about to; `isTaken`: the player has taken it up. */
export function Acting({ at = { x: 0, y: -7 }, tip = { x: 0, y: 4 }, growth = 1, isTaken = false }: SignProps & { isTaken?: boolean }) {
  const angle = (Math.atan2(tip.y - at.y, tip.x - at.x) * 180) / Math.PI - 90;
  return (
    <g class="acting" data-taken={isTaken} transform={`translate(${at.x} ${at.y}) rotate(${angle}) scale(${growth})`}>
      <path d="M-15 -11H15L0 11Z" />
    </g>
  );
}

/** What it is in what goes on; `taken`: the player has taken it up. */
export type Role = 'subject' | 'target' | 'taken';

/** Where a fighter is drawn, and how it comes there. */
export interface Standing extends Point {
  name: string;
  seat: number;
  isShown: boolean;
  /** Drawn by the pointer: it is where the pointer is, at once. */
  isHeld: boolean;
  /** The way it has come, if that is how it came to be where it is. */
  way: readonly Point[] | null;
}
interface LayerProps extends Standing {
  /** Its figure, or what lies over all figures and lines. */
  layer: 'fighter-piece' | 'fighter-above';
  view: View;
  role?: Role | undefined;
  children: ComponentChildren;
}
/** What goes where the fighter goes. */
function Layer({ layer, name, seat, x, y, isShown, isHeld, way, view, role, children }: LayerProps) {
  // Whoever leaves the board fades where it stood.
  const stood = useRef({ x, y });
  if (isShown) stood.current = { x, y };
  const drawn = useRef<SVGGElement>(null);
  const gone = useRef(way);
  useLayoutEffect(() => {
    const isNew = way !== null && way !== gone.current;
    gone.current = way;
    return isNew && !isHeld ? walk(drawn.current!, way) : undefined;
  }, [way]);
  return (
    <g
      ref={drawn}
      class={layer}
      data-fighter={name}
      data-role={role}
      data-hero={view.fighters[name].hero}
      data-seat={seat}
      data-shown={isShown}
      data-held={isHeld}
      style={{ ...accents(view.seats[seat].hero), transform: `translate(${stood.current.x}px, ${stood.current.y}px)` }}
    >
      {children}
    </g>
  );
}
interface PieceProps {
  view: View;
  standing: Standing;
  role: Role | undefined;
}
export function FighterPiece({ view, standing, role }: PieceProps) {
  const { name, seat } = standing;
  const { hero, form } = view.seats[seat];
  const isHero = view.fighters[name].hero;
  const scale = scaleOf(isHero);
  return (
    <Layer layer="fighter-piece" {...standing} view={view} role={role}>
      {role ? <ellipse class="role" cy="18" rx={33 * scale} ry={16 * scale} /> : null}
      <ellipse class="base" cy="18" rx={28 * scale} ry={12 * scale} />
      <g class="body">
        <g transform={`translate(0 26) scale(${scale})`}>
          <Figure hero={hero} fighter={idOf(name)} form={isHero ? form : null} />
        </g>
      </g>
      {numberOf(name) ? (
        <text class="number" {...numberAt(isHero, standingTo(view, seat) !== null)}>
          {numberOf(name)}
        </text>
      ) : null}
    </Layer>
  );
}
/** As much room as a number that rises over a head needs below the edge of the board. */
const HIT = 44;

/** What lies beside a figure that something is about; its place is told on the board. */
export interface Sign {
  kind: SignKind;
  place: SignPlace;
  growth: number;
  isTaken: boolean;
}

interface AboveProps {
  view: View;
  standing: Standing;
  health: number;
  hit: number | undefined;
  sign: Sign | null;
}
/** What is read of a fighter whatever else lies there: its health, on whose side it is, and what it has just gone through. */
export function FighterAbove({ view, standing, health, hit, sign }: AboveProps) {
  const { name, seat, y } = standing;
  const isHero = view.fighters[name].hero;
  const [heart, mark] = [heartAt(isHero), markAt(isHero)];
  const side = standingTo(view, seat);
  return (
    <Layer layer="fighter-above" {...standing} view={view}>
      <g transform={`translate(${heart.x} ${heart.y})`}>
        <Health health={health} />
      </g>
      {side ? (
        <g transform={`translate(${mark.x} ${mark.y})`}>
          <g class="side-mark">
            <TeamMark isFriend={side !== 'enemy'} />
          </g>
        </g>
      ) : null}
      {sign ? <Beside sign={sign} standing={standing} /> : null}
      {hit ? (
        <text key={`${hit}-${health}`} class={`hit ${hit < 0 ? 'harm' : 'help'}`} y={Math.max(-52, HIT - y)}>
          {hit > 0 ? `+${hit}` : `−${-hit}`}
        </text>
      ) : null}
    </Layer>
  );
}
function Beside({ sign: { kind, place, growth, isTaken }, standing }: { sign: Sign; standing: Standing }) {
  const from = ({ x, y }: Point): Point => ({ x: x - standing.x, y: y - standing.y });
  const drawn = { at: from(place), tip: from(place.tip), growth };
  return kind === 'speaking' ? <Speaking {...drawn} /> : <Acting {...drawn} isTaken={isTaken} />;
}
