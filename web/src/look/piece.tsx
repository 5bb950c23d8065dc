/** Pictures: each an SVG file, shown so that the page's colours reach into it. Here those that every screen needs. */
import { signal } from '@preact/signals';

export const picture = (folder: string, id: string): string => `/art/${folder}/${id}.svg#art`;

/** True once the page has been painted for the first time: large pictures wait until then, so that it can be used sooner. */
export const isPainted = signal(false);
requestAnimationFrame(() =>
  setTimeout(() => {
    isPainted.value = true;
    document.documentElement.dataset.painted = '';
  }, 50),
);

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
  'fog',
  'door-open',
  'door-closed',
  'rage',
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
      <use href={picture('pieces', name)} width="64" height="64" />
    </svg>
  );
}
