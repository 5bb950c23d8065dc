/** How the board is looked at: a few small buttons in a corner of it, or one that opens them where there is no room. */
import type { View } from '@peerless/engine';
import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { texts } from '../../texts/texts.ts';
import { type Disc, freePlace, isFree, type Place, type Size } from './free-place.ts';
import { Legend } from './Legend.tsx';
import type { Sight } from './sight.ts';
import { Tool } from './Tool.tsx';
import { LARGEST, STEP, zoomBy } from './zoom.ts';
import './board-tools.css';

/** Pixels between the edge of the board and its tools, and of a button for a mouse and for a finger. */
const MARGIN = 4;
const EACH = { fine: 34, coarse: 44 };
/** What is drawn of a single round button. */
const ROUND = 34;

interface ToolsProps {
  view: View;
  isThreatShown?: Signal<boolean>;
  sight: Sight;
  /** What they may not cover, in the units of the board. */
  discs: readonly Disc[];
}
export function BoardTools({ view, isThreatShown, sight, discs }: ToolsProps) {
  const count = isThreatShown ? 4 : 3;
  const isOpen = useSignal(false);
  const place = usePlace(sight, discs, count, isOpen.value);
  if (!place) return null;
  const tools = (
    <>
      <Zoom zoom={sight.zoom} />
      {isThreatShown ? <Threats isShown={isThreatShown} /> : null}
      <Legend view={view} />
    </>
  );
  const { left, top, width, isRound = false } = place;
  return (
    <div
      class="board-tools"
      role="group"
      aria-label={texts().play.boardTools}
      data-at-once
      style={{ left: `${left}px`, top: `${top}px`, width: `${width}px` }}
    >
      {isRound ? (
        <Folded place={place} within={sight.pane.current!} count={count} isOpen={isOpen}>
          {tools}
        </Folded>
      ) : (
        tools
      )}
    </div>
  );
}

/** Where they lie; they stay there for as long as they can, and while they are open. */
function usePlace(sight: Sight, discs: readonly Disc[], count: number, isOpen: boolean): Place | null {
  const last = useRef<{ place: Place; room: string } | null>(null);
  const box = sight.box.value;
  if (!box) return null;
  const unit = sight.unit();
  const [width, height] = [box.width * unit - 2 * MARGIN, box.height * unit - 2 * MARGIN];
  const there = discs.map(({ x, y, radius }) => ({
    x: (x - box.left) * unit - MARGIN,
    y: (y - box.top) * unit - MARGIN,
    radius: radius * unit,
  }));
  // Enlarged and back again, they are where they were at first.
  const room = `${Math.round(width)} ${Math.round(height)} ${sight.zoom.value > 1}`;
  const stays = isOpen || (last.current?.room === room && isFree(last.current.place, there));
  if (!last.current || !stays) last.current = { room, place: placeIn({ width, height }, there, count) };
  const { left, top, ...size } = last.current.place;
  return { ...size, left: left + MARGIN, top: top + MARGIN };
}
const placeIn = (room: Size, discs: readonly Disc[], count: number): Place =>
  freePlace(openSizes(count), room, discs) ??
  freePlace([FOLDED], room, discs) ?? { ...FOLDED, left: room.width - ROUND, top: room.height - ROUND };
const FOLDED: Size = { width: ROUND, height: ROUND, isRound: true };
/** In a row, in a column, or in two rows. */
function openSizes(count: number): Size[] {
  const each = matchMedia('(pointer: coarse)').matches ? EACH.coarse : EACH.fine;
  return [
    [count, 1],
    [1, count],
    [2, 2],
  ].map(([across, down]) => ({ width: across * each, height: down * each }));
}

function Zoom({ zoom }: { zoom: Signal<number> }) {
  const { play } = texts();
  return (
    <>
      <Tool name={play.zoomIn} isDisabled={zoom.value >= LARGEST} press={() => zoomBy(zoom, STEP)}>
        <path d="M12 5V19M5 12H19" />
      </Tool>
      <Tool name={play.zoomOut} isDisabled={zoom.value <= 1} press={() => zoomBy(zoom, -STEP)}>
        <path d="M5 12H19" />
      </Tool>
    </>
  );
}
function Threats({ isShown }: { isShown: Signal<boolean> }) {
  const { play } = texts();
  return (
    <Tool name={play.threats} title={play.threatsTitle} isPressed={isShown.value} press={() => (isShown.value = !isShown.value)}>
      <circle cx="12" cy="12" r="7" />
      <path d="M12 2V8M12 16V22M2 12H8M16 12H22" />
    </Tool>
  );
}
interface FoldedProps {
  place: Place;
  /** What they stay in. */
  within: HTMLElement;
  count: number;
  isOpen: Signal<boolean>;
  children: ComponentChildren;
}
/** All of them behind one button; a press elsewhere folds them again. */
function Folded({ place, within, count, isOpen, children }: FoldedProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen.value) return;
    const fold = ({ target }: Event): void => {
      if (!box.current?.contains(target as Node)) isOpen.value = false;
    };
    addEventListener('pointerdown', fold, { capture: true });
    return () => removeEventListener('pointerdown', fold, { capture: true });
  }, [isOpen.value]);
  const width = count * EACH.coarse + 8;
  const left = Math.max(0, Math.min(place.left + (ROUND - width) / 2, within.clientWidth - width)) - place.left;
  const top = place.top > within.clientHeight / 2 ? -EACH.coarse - 16 : ROUND + 8;
  return (
    <div
      ref={box}
      class="folded-tools"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen.value) return;
        event.stopPropagation();
        isOpen.value = false;
      }}
    >
      <button
        type="button"
        class="board-tool round"
        aria-label={texts().play.boardTools}
        aria-expanded={isOpen.value}
        onClick={() => (isOpen.value = !isOpen.value)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="10.5" cy="10.5" r="5.5" />
          <path d="M15 15L20 20" />
        </svg>
      </button>
      {isOpen.value ? (
        <div class="unfolded" style={{ left: `${left}px`, top: `${top}px` }}>
          {children}
        </div>
      ) : null}
    </div>
  );
}
