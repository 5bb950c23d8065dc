/** Rings around things on the table, drawn by hand, and arrows beside them; they follow wherever a thing goes, and no press ever meets them. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { arrowAt, type Way } from './arrow.ts';
import { type Box, boxOf, type Place } from './boxes.ts';
import './rings.css';
import { WIDTHS } from '../look/widths.ts';

interface Mark extends Box {
  isRound: boolean;
  arrow: { left: number; top: number; way: Way; size: number } | null;
}
/** Pixels around what is marked, and of an arrow: on phones there is less room. */
const AROUND = { round: 3, square: 4 };
const ARROW = { large: 46, small: 32 };
/** Half of a line. */
const EDGE = 3;
/** What an arrow may not cover: what is asked and said, and cards. */
const ASKED = '.prompt .asking, .prompt .button, .teacher, .combat, .lifted, .in-hand';
/** What it should not: who stands on the board, what may be chosen, the log. */
const SHOWN = '.fighter-piece[data-shown="true"], [data-offered="true"], .seat, .log, .top-bar .button, .board-label';

/** `find` is another function where something else is pointed at. */
export function Rings({ find, hasArrows = false }: { find(): readonly Place[]; hasArrows?: boolean }) {
  const marks = useSignal<readonly Mark[]>([]);
  useEffect(() => {
    let last = '';
    let frame = 0;
    const look = (): void => {
      const places = find();
      const now = `${innerWidth} ${innerHeight} ${JSON.stringify(places)}`;
      if (now !== last) {
        last = now;
        marks.value = marked(places, hasArrows);
      }
      frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [find, hasArrows]);
  return (
    <div class="pointing" data-over>
      {marks.value.map(({ left, top, width, height, isRound, arrow }, n) => (
        <div key={n}>
          <svg
            class="ring-drawn"
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            aria-hidden="true"
            style={{ transform: `translate(${left}px, ${top}px)`, width: `${width}px`, height: `${height}px` }}
          >
            <path class="edge" d={isRound ? ROUND : SQUARE} />
            <path d={isRound ? ROUND : SQUARE} />
          </svg>
          {arrow ? (
            <div
              class="arrow-drawn"
              data-way={arrow.way}
              style={{ transform: `translate(${arrow.left}px, ${arrow.top}px)`, width: `${arrow.size}px`, height: `${arrow.size}px` }}
            >
              <svg viewBox="0 0 48 48" aria-hidden="true">
                <path class="edge" d={DRAWN} />
                <path d={DRAWN} />
              </svg>
            </div>
          ) : null}
        </div>
      ))}
    </div>
  );
}
/** Drawn by hand: the line does not quite meet itself. */
const ROUND = 'M58 2.5C30 -3 3 18 2 50 1 80 26 98 51 98 78 98 98 78 98 49 98 22 76 3 44 4';
const SQUARE = 'M7 3.5C35 1 68 3 95 2.5 99 3 98 30 98 52 98.5 72 99 96 96 97.5 66 98.5 34 97 5 98 1 97 2.5 66 2 46 1.5 26 1 5 12 2';
/** It points down. */
const DRAWN = 'M18 4C29 12 30 24 24.5 41M11 29C17 32 22 37 24.5 42.5 28 36 32.5 32 38.5 30.5';

function marked(places: readonly Place[], hasArrows: boolean): Mark[] {
  const size = Math.min(innerWidth, innerHeight) < WIDTHS.tablet ? ARROW.small : ARROW.large;
  const boxes = (which: string): Box[] => [...document.querySelectorAll(which)].map(boxOf);
  const window = { left: 0, top: 0, width: innerWidth, height: innerHeight };
  const [forbidden, unwelcome] = [boxes(ASKED), boxes(SHOWN)];
  return places.map(({ isRound, ...at }) => {
    const ring = ringAround(at, isRound ? AROUND.round : AROUND.square);
    const arrow = hasArrows && arrowAt(ring, size, { window, forbidden, unwelcome });
    if (arrow) forbidden.push({ ...arrow, width: size, height: size });
    return { ...ring, isRound, arrow: arrow ? { ...arrow, size } : null };
  });
}
/** It stays in the window. */
function ringAround({ left, top, width, height }: Box, by: number): Box {
  const [from, to] = [Math.max(EDGE, left - by), Math.min(innerWidth - EDGE, left + width + by)];
  const [over, under] = [Math.max(EDGE, top - by), Math.min(innerHeight - EDGE, top + height + by)];
  return { left: from, top: over, width: Math.max(0, to - from), height: Math.max(0, under - over) };
}
