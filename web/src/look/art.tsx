/** Pictures of heroes and boards. */
import { accentOf, counterOf, emblemOf, figureOf, groundOf, portraitOf, tokenOf, tonesOf } from './heroes.ts';
import { picture } from './Piece.tsx';
import { isPainted } from './painted.ts';
import './place.css';

export { Piece, type PieceName } from './Piece.tsx';

export const accents = (hero: string): Record<string, string> => ({
  '--accent': accentOf(hero),
  '--accent-deep': `color-mix(in srgb, ${accentOf(hero)}, #000 40%)`,
});

const UNKNOWN = picture('pieces', 'unknown');
/** What stands for a picture that nobody has drawn: an initial in a ring. */
export function StandIn({ id, x = 0, y = 0, size }: { id: string; x?: number; y?: number; size: number }) {
  return (
    <g>
      <use href={UNKNOWN} x={x} y={y} width={size} height={size} />
      <text x={x + size / 2} y={y + size * 0.66} text-anchor="middle" font-size={size * 0.47} fill="currentColor">
        {id.charAt(0).toUpperCase()}
      </text>
    </g>
  );
}

/** A sign of the hero, in the colour of the text. */
export function Emblem({ hero, size = 32 }: { hero: string; size?: number }) {
  const emblem = emblemOf(hero);
  return (
    <svg class="art" viewBox="0 0 64 64" width={size} height={size} aria-hidden="true">
      {emblem ? <use href={emblem} width="64" height="64" /> : <StandIn id={hero} size={64} />}
    </svg>
  );
}
export function Portrait({ hero }: { hero: string }) {
  const portrait = portraitOf(hero);
  return (
    <svg class="art portrait" viewBox="0 0 300 400" style={accents(hero)} aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      {!isPainted.value ? null : portrait ? (
        <use href={portrait} width="300" height="400" />
      ) : (
        <g style={{ color: 'var(--paper)' }}>
          <rect width="300" height="400" fill="var(--accent)" />
          <StandIn id={hero} x={50} y={100} size={200} />
        </g>
      )}
    </svg>
  );
}
/** What the counter of a hero counts, in the colour of the text. */
export function Counter({ hero, counter, size }: { hero: string; counter: string; size: number }) {
  const drawn = counterOf(hero);
  return (
    <svg class="art" viewBox="0 0 64 64" width={size} height={size} aria-hidden="true">
      {drawn ? <use href={drawn} width="64" height="64" /> : <StandIn id={counter} size={64} />}
    </svg>
  );
}
/** What is on the token of a hero, to be placed inside a board. */
export function TokenSign({ hero, token, size }: { hero: string; token: string; size: number }) {
  const drawn = tokenOf(hero);
  return drawn ? (
    <use href={drawn} x={-size / 2} y={-size / 2} width={size} height={size} />
  ) : (
    <StandIn id={token} x={-size / 2} y={-size / 2} size={size} />
  );
}
/** The figure of a fighter, to be placed inside a board. */
export function Figure({ hero, fighter, form }: { hero: string; fighter: string; form: string | null }) {
  const figure = figureOf(hero, fighter, form);
  if (figure) return <use href={figure} x="-32" y="-80" width="64" height="80" />;
  return (
    <g style={{ color: 'var(--paper)' }}>
      <circle cy="-36" r="33" fill="var(--accent)" stroke="#1d1712" stroke-width="2" />
      <StandIn id={fighter} x={-32} y={-68} size={64} />
    </g>
  );
}
/** What a picture with a ground says of itself to have the colours of the place. */
export const placed = (board: string) => ({ 'data-place': tonesOf(board) && board, style: tonesOf(board) });
/** What lies under the spaces of a board. */
export function Ground({ board, height }: { board: string; height: number }) {
  const ground = groundOf(board);
  return ground ? <use href={ground} width="1000" height={height} class="ground" /> : null;
}
