/** A press between two things: asks, at that place, which one is meant. */
import type { View } from '@peerless/engine';
import { useEffect, useRef } from 'preact/hooks';
import { texts } from '../../texts/texts.ts';
import { Stands } from '../Stands.tsx';
import type { Point } from './spots.ts';
import './chooser.css';

export interface Choosable {
  key: string;
  name: string;
  /** The seat of who stands there. */
  seat: number | undefined;
}
interface ChooserProps {
  /** In pixels of the frame. */
  at: Point;
  between: readonly Choosable[];
  view: View;
  choose(key: string): void;
  /** The one that is being considered is shown on the board. */
  consider(key: string | null): void;
  close(): void;
}
export function Chooser({ at, between, view, choose, consider, close }: ChooserProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = list.current!;
    const { width, height } = box.parentElement!.getBoundingClientRect();
    const within = (value: number, most: number): number => Math.max(0, Math.min(value, most));
    box.style.translate = `${within(at.x - box.offsetWidth / 2, width - box.offsetWidth)}px ${within(at.y + 14, height - box.offsetHeight)}px`;
    box.querySelector('button')?.focus({ preventScroll: true });
  }, [at.x, at.y]);
  return (
    <div
      ref={list}
      class="chooser"
      role="dialog"
      aria-label={texts().play.whichOne}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        close();
      }}
      onFocusOut={({ relatedTarget }) => {
        if (!list.current?.contains(relatedTarget as Node | null)) close();
      }}
    >
      {between.map(({ key, name, seat }) => (
        <button
          key={key}
          type="button"
          class="button"
          onClick={() => choose(key)}
          onFocus={() => consider(key)}
          onPointerEnter={() => consider(key)}
        >
          {name}
          {seat === undefined ? null : <Stands view={view} seat={seat} />}
        </button>
      ))}
    </div>
  );
}
