/** A fighter on a board: figure, health, whose it is, and what it has just gone through. */
import type { View } from '@peerless/engine';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { accents, Figure } from '../../look/art.tsx';
import { TeamMark } from '../../look/TeamMark.tsx';
import { idOf, numberOf } from '../fighters.ts';
import { standingTo } from '../sides.ts';
import type { Point } from './spots.ts';
import { scaleOf } from './stature.ts';
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
/** Its effect is being resolved. */
export function Speaking() {
  return (
    <g class="speaking">
      <path d="M-15 -30H15A5 5 0 0 1 20 -25V-3A5 5 0 0 1 15 2H6L0 10L-6 2H-15A5 5 0 0 1 -20 -3V-25A5 5 0 0 1 -15 -30Z" />
      <use href="/art/pieces/scheme.svg#art" x="-12" y="-26" width="24" height="24" />
    </g>
  );
}

/** It acts now, or is about to. */
export function Acting() {
  return (
    <g class="acting">
      <path d="M-15 -18H15L0 4Z" />
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
  isSpeaking: boolean;
}
export function FighterPiece({ view, standing, role, isSpeaking }: PieceProps) {
  const { name, seat, y } = standing;
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
        <text class="number" x={-24 * scale} y="32">
          {numberOf(name)}
        </text>
      ) : null}
      {isSpeaking || role === 'subject' || role === 'taken' ? (
        <g transform={`translate(0 ${Math.max(-58 * scale, SIGN - y)})`}>{isSpeaking ? <Speaking /> : <Acting />}</g>
      ) : null}
    </Layer>
  );
}
/** As much room as a sign over a head needs below the edge of the board. */
const SIGN = 34;
/** And as a number that rises from it. */
const HIT = 44;

interface AboveProps {
  view: View;
  standing: Standing;
  health: number;
  hit: number | undefined;
}
/** What is read of a fighter whatever else lies there: its health, on whose side it is, and what it has just gone through. */
export function FighterAbove({ view, standing, health, hit }: AboveProps) {
  const { name, seat, y } = standing;
  const scale = scaleOf(view.fighters[name].hero);
  const side = standingTo(view, seat);
  return (
    <Layer layer="fighter-above" {...standing} view={view}>
      <g transform={`translate(${24 * scale} 22)`}>
        <Health health={health} />
      </g>
      {side ? (
        <g transform={`translate(${-27 * scale} ${numberOf(name) ? -6 : 20})`}>
          <g class="side-mark">
            <TeamMark isFriend={side !== 'enemy'} />
          </g>
        </g>
      ) : null}
      {hit ? (
        <text key={`${hit}-${health}`} class={`hit ${hit < 0 ? 'harm' : 'help'}`} y={Math.max(-52, HIT - y)}>
          {hit > 0 ? `+${hit}` : `−${-hit}`}
        </text>
      ) : null}
    </Layer>
  );
}
