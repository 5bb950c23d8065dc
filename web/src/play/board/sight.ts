/** What of the board is in sight in its pane, which shows a part of it when it is drawn larger. */
import { type ReadonlySignal, type Signal, useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { isStill } from '../../settings/settings.ts';
import type { Box, Point } from './spots.ts';
import { within } from './zoom.ts';

export interface OnScreen {
  clientX: number;
  clientY: number;
}
/** Two fingers: where they are, and how far apart. */
export interface Spread extends OnScreen {
  apart: number;
}
export interface Sight {
  /** Scrolls what is too large for it. */
  pane: RefObject<HTMLDivElement | null>;
  /** Everything that is drawn of the board. */
  sheet: RefObject<HTMLDivElement | null>;
  zoom: Signal<number>;
  /** In the units of the board; nothing before it is drawn. */
  box: ReadonlySignal<Box | null>;
  /** Pixels in a unit of the board. */
  unit(): number;
  /** Where on the board something happens. */
  pointOf(at: OnScreen): Point;
  panBy(dx: number, dy: number): void;
  /** Moves the sight so that these are in it, as far as they can be; the first is the most wanted. */
  bring(points: readonly Point[], margin: number): void;
  zoomAt(zoom: number, at: OnScreen): void;
  /** Fingers have gone from one place and distance to another; the board is drawn anew when they are lifted. */
  pinch(from: Spread, to: Spread): void;
  settle(): void;
}

/** Where the sight has to be to hold all of these, or else the first of them and what is around it. */
export function boxAround(points: readonly Point[], sight: Box, margin: number): Box {
  const along = (at: (point: Point) => number, from: number, size: number): number => {
    const [least, most] = [Math.min(...points.map(at)) - margin, Math.max(...points.map(at)) + margin];
    if (most - least > size) return at(points[0]) - size / 2;
    return Math.min(least, Math.max(from, most - size));
  };
  return { ...sight, left: along(({ x }) => x, sight.left, sight.width), top: along(({ y }) => y, sight.top, sight.height) };
}
export const isInSight = ({ x, y }: Point, { left, top, width, height }: Box): boolean =>
  x >= left && x <= left + width && y >= top && y <= top + height;

/** A point of the board that stays at a place of the pane while the board grows or shrinks. */
interface Held extends Point {
  point: Point;
}
interface Looking {
  zoom: Signal<number>;
  /** Of the board, in its units. */
  height: number;
  /** Where the question is: there the board is enlarged. */
  focus(): Point | null;
}
export function useSight({ zoom, height, focus }: Looking): Sight {
  const pane = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const box = useSignal<Box | null>(null);
  const held = useRef<Held | null>(null);
  const drawn = useRef(1);
  const scale = useRef(1);

  const unit = (): number => (pane.current ? (pane.current.clientWidth * zoom.peek()) / 1000 : 1);
  const measure = (): void => {
    const each = unit();
    if (!pane.current || !each) return; // gone, or not laid out
    const { clientWidth, clientHeight, scrollLeft, scrollTop, parentElement } = pane.current;
    box.value = { left: scrollLeft / each, top: scrollTop / each, width: clientWidth / each, height: clientHeight / each };
    parentElement!.style.setProperty('--unit', String(each));
  };
  const middle = (): Point => {
    const { left, top, width, height: seen } = box.peek() ?? { left: 0, top: 0, width: 1000, height };
    return { x: left + width / 2, y: top + seen / 2 };
  };
  const pointOf = ({ clientX, clientY }: OnScreen): Point => {
    const { left, top, width } = sheet.current!.getBoundingClientRect();
    return { x: ((clientX - left) / width) * 1000, y: ((clientY - top) / width) * 1000 };
  };
  const inPane = ({ clientX, clientY }: OnScreen): Point => {
    const { left, top } = pane.current!.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const hold = ({ point, x, y }: Held): void =>
    pane.current!.scrollTo({ left: point.x * unit() - x, top: point.y * unit() - y, behavior: 'instant' });

  useLayoutEffect(() => {
    sheet.current!.style.transform = '';
    if (drawn.current !== zoom.value || held.current) {
      const { clientWidth, clientHeight } = pane.current!;
      const wanted = zoom.value > drawn.current ? focus() : null;
      hold(held.current ?? { point: wanted ?? middle(), x: clientWidth / 2, y: clientHeight / 2 });
    }
    drawn.current = zoom.value;
    held.current = null;
    measure();
  }, [zoom.value, height]);
  useEffect(() => {
    const observed = pane.current!;
    const observer = new ResizeObserver(measure);
    observer.observe(observed);
    observed.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      observed.removeEventListener('scroll', measure);
    };
  }, []);

  return {
    pane,
    sheet,
    zoom,
    box,
    unit,
    pointOf,
    zoomAt(to, at) {
      if (within(to) === zoom.peek()) return;
      held.current = { point: pointOf(at), ...inPane(at) };
      zoom.value = within(to);
    },
    panBy: (dx, dy) => pane.current!.scrollBy({ left: -dx, top: -dy, behavior: 'instant' }),
    bring(points, margin) {
      const now = box.peek();
      if (!now || !points.length || zoom.peek() === 1) return;
      const { left, top } = boxAround(points, now, margin);
      pane.current!.scrollTo({ left: left * unit(), top: top * unit(), behavior: isStill() ? 'instant' : 'smooth' });
    },
    ...pinching({ pane, sheet, zoom, held, scale, hold, inPane }),
  };
}

/** While fingers are on the board, it is only moved and scaled as it is drawn. */
function pinching({ pane, sheet, zoom, held, scale, hold, inPane }: Pinching): Pick<Sight, 'pinch' | 'settle'> {
  return {
    pinch(from, to) {
      const [start, now] = [inPane(from), inPane(to)];
      const { scrollLeft, scrollTop, clientWidth } = pane.current!;
      const unit = (clientWidth * zoom.peek()) / 1000;
      const by = within((zoom.peek() * to.apart) / from.apart) / zoom.peek();
      scale.current = by;
      const [x, y] = [start.x + scrollLeft, start.y + scrollTop];
      sheet.current!.style.transform = `translate(${now.x + scrollLeft - by * x}px, ${now.y + scrollTop - by * y}px) scale(${by})`;
      held.current = { point: { x: x / unit, y: y / unit }, ...now };
    },
    settle() {
      if (!held.current) return;
      const to = within(zoom.peek() * scale.current);
      if (to !== zoom.peek()) zoom.value = to;
      else {
        sheet.current!.style.transform = '';
        hold(held.current);
        held.current = null;
      }
      scale.current = 1;
    },
  };
}
interface Pinching extends Pick<Sight, 'pane' | 'sheet' | 'zoom'> {
  held: { current: Held | null };
  scale: { current: number };
  hold(held: Held): void;
  inPane(at: OnScreen): Point;
}
