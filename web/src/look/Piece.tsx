/** Pictures: each an SVG file, shown so that the page's colours reach into it. Here those that every screen needs. */
import { isPainted } from './painted.ts';

export const picture = (folder: string, id: string): string => `/art/${folder}/${id}.svg#art`;

export const PIECES = [
  'attack',
  'defense',
  'scheme',
  'versatile',
  'boost',
  'health',
  'hand',
  'deck',
  'discard',
  'door-open',
  'door-closed',
  'basket',
  'arrow-high',
  'passage',
  'crown',
  'maneuver',
  'turn',
] as const;
export type PieceName = (typeof PIECES)[number];
export function Piece({ name, size = 20, class: looks = '' }: { name: PieceName; size?: number; class?: string }) {
  return (
    <svg class={`art ${looks}`} viewBox="0 0 64 64" width={size} height={size} aria-hidden="true">
      {isPainted.value ? <use href={picture('pieces', name)} width="64" height="64" /> : null}
    </svg>
  );
}
