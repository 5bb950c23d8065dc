/** Pictures of heroes and boards. */
import { accentOf, hasPictures } from './heroes.ts';
import { isPainted } from './painted.ts';
import { picture } from './piece.tsx';

export { Piece, type PieceName } from './piece.tsx';

export const accents = (hero: string): Record<string, string> => ({
  '--accent': accentOf(hero),
  '--accent-deep': `color-mix(in srgb, ${accentOf(hero)}, #000 40%)`,
});

/** A sign of the hero, in the colour of the text. */
export function Emblem({ hero, size = 32 }: { hero: string; size?: number }) {
  return (
    <svg class="art" viewBox="0 0 64 64" width={size} height={size} aria-hidden="true">
      <use href={hasPictures(hero) ? picture('emblems', hero) : picture('pieces', 'unknown')} width="64" height="64" />
      {hasPictures(hero) ? null : (
        <text x="32" y="42" text-anchor="middle" font-size="30" fill="currentColor">
          {hero.charAt(0).toUpperCase()}
        </text>
      )}
    </svg>
  );
}
export function Portrait({ hero }: { hero: string }) {
  return (
    <svg class="art portrait" viewBox="0 0 300 400" style={accents(hero)} aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      {!isPainted.value ? null : hasPictures(hero) ? (
        <use href={picture('portraits', hero)} width="300" height="400" />
      ) : (
        <g>
          <rect width="300" height="400" fill="var(--accent)" />
          <use href={picture('pieces', 'unknown')} x="50" y="100" width="200" height="200" style={{ color: 'var(--paper)' }} />
        </g>
      )}
    </svg>
  );
}
/** The figure of a fighter, to be placed inside a board. */
export function Figure({ id, hero }: { id: string; hero: string }) {
  return <use href={hasPictures(hero) ? picture('figures', id) : picture('pieces', 'unknown')} x="-32" y="-80" width="64" height="80" />;
}
export const groundOf = (board: string): string => picture('grounds', board);
