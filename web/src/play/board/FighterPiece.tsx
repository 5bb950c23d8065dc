/** A fighter on a board: figure, health, whose it is, and what it has just gone through. */
import type { View } from '@peerless/engine';
import { useRef } from 'preact/hooks';
import { accents, Figure } from '../../look/art.tsx';
import { TeamMark } from '../../look/TeamMark.tsx';
import { idOf, numberOf } from '../fighters.ts';
import { standingTo } from '../sides.ts';
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
interface PieceProps {
  name: string;
  view: View;
  seat: number;
  health: number;
  x: number;
  y: number;
  isShown: boolean;
  /** Drawn by the pointer: it is where the pointer is, at once. */
  isHeld: boolean;
  role: Role | undefined;
  isSpeaking: boolean;
  hit: number | undefined;
}
export function FighterPiece({ name, view, seat, health, x, y, isShown, isHeld, role, isSpeaking, hit }: PieceProps) {
  const { hero, form } = view.seats[seat];
  const isHero = view.fighters[name].hero;
  const scale = isHero ? 1.18 : 0.92;
  const standing = standingTo(view, seat);
  // Whoever leaves the board fades where it stood.
  const stood = useRef({ x, y });
  if (isShown) stood.current = { x, y };
  return (
    <g
      class="fighter-piece"
      data-role={role}
      data-hero={isHero}
      data-seat={seat}
      data-shown={isShown}
      data-held={isHeld}
      style={{ ...accents(hero), transform: `translate(${stood.current.x}px, ${stood.current.y}px)` }}
    >
      {role ? <ellipse class="role" cy="18" rx={33 * scale} ry={16 * scale} /> : null}
      <ellipse class="base" cy="18" rx={28 * scale} ry={12 * scale} />
      <g transform={`translate(0 26) scale(${scale})`}>
        <Figure hero={hero} fighter={idOf(name)} form={isHero ? form : null} />
      </g>
      <g transform={`translate(${24 * scale} 22)`}>
        <Health health={health} />
      </g>
      {standing ? (
        <g transform={`translate(${-27 * scale} ${numberOf(name) ? -6 : 20})`}>
          <g class="side-mark">
            <TeamMark isFriend={standing !== 'enemy'} />
          </g>
        </g>
      ) : null}
      {numberOf(name) ? (
        <text class="number" x={-24 * scale} y="32">
          {numberOf(name)}
        </text>
      ) : null}
      {isSpeaking || role === 'subject' || role === 'taken' ? (
        <g transform={`translate(0 ${-58 * scale})`}>{isSpeaking ? <Speaking /> : <Acting />}</g>
      ) : null}
      {hit ? (
        <text key={`${hit}-${health}`} class={`hit ${hit < 0 ? 'harm' : 'help'}`} y="-52">
          {hit > 0 ? `+${hit}` : `−${-hit}`}
        </text>
      ) : null}
    </g>
  );
}
