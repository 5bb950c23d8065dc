/** A card of many: pressed, it is turned into one that can be read. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { Shown } from './card.ts';
import { HandFace } from './HandFace.tsx';
import { ReadingFace } from './ReadingFace.tsx';
import './card-to-read.css';

export function CardToRead({ children, ...shown }: Shown & { children?: ComponentChildren }) {
  const isLarge = useSignal(false);
  return (
    <button type="button" class="card-to-read" aria-expanded={isLarge.value} onClick={() => (isLarge.value = !isLarge.value)}>
      {isLarge.value ? <ReadingFace {...shown} /> : <HandFace {...shown} />}
      {children}
    </button>
  );
}
