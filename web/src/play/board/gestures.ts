/** What pointers do on the board: press it, draw a fighter over it, move what is in sight, or enlarge it with two fingers. */
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { OnScreen, Sight, Spread } from './sight.ts';
import type { Point } from './spots.ts';

/** Pixels that a pointer may slip during a press. */
const SLIP = { mouse: 5, touch: 10, pen: 8 } as const;
/** A longer press of a finger only looks. */
const LONG_PRESS_MS = 450;
/** How much the wheel enlarges at once, at most: a notch of a mouse is far more than a little spreading on a pad. */
const WHEEL = { by: 0.01, most: 25 };

export interface Dragged extends Point {
  fighter: string;
}
export interface Gestures {
  dragged: Signal<Dragged | null>;
  down(event: PointerEvent): void;
  move(event: PointerEvent): void;
  up(event: PointerEvent): void;
  cancel(event: PointerEvent): void;
  /** Was the last press something else after all, so that its click means nothing? */
  isSpent(): boolean;
  /** Is a button or finger down? */
  isPressing(): boolean;
  isTouch(): boolean;
  isLong(event: Event): boolean;
}
interface Meant {
  sight: Sight;
  /** The fighter there that may be drawn elsewhere. */
  held(at: Point): string | null;
  /** It has begun to be drawn. */
  hold(fighter: string): void;
  /** The board has begun to move. */
  moved(): void;
  drop(fighter: string, at: Point): void;
}
interface Finger extends OnScreen {
  since: OnScreen;
}
type Mode = 'press' | 'drag' | 'pan' | 'pinch';

const spreadOf = (one: OnScreen, other: OnScreen): Spread => ({
  clientX: (one.clientX + other.clientX) / 2,
  clientY: (one.clientY + other.clientY) / 2,
  apart: Math.max(1, Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)),
});
const placeOf = ({ clientX, clientY }: OnScreen): OnScreen => ({ clientX, clientY });

export function useGestures({ sight, held, hold, moved, drop }: Meant): Gestures {
  const dragged = useSignal<Dragged | null>(null);
  const now = useRef({
    fingers: new Map<number, Finger>(),
    mode: 'press' as Mode,
    fighter: null as string | null,
    from: null as Spread | null,
    isTouch: false,
    since: 0,
  }).current;

  const spread = (): Spread => {
    const [one, other] = now.fingers.values();
    return spreadOf(one, other);
  };
  const begin = (event: PointerEvent, mode: Mode): void => {
    now.mode = mode;
    if (mode !== 'drag') moved();
    (event.currentTarget as Element).setPointerCapture?.(event.pointerId);
  };
  const end = (event: PointerEvent): void => {
    now.fingers.delete(event.pointerId);
    if (now.mode === 'pinch' && now.fingers.size < 2) sight.settle();
    dragged.value = null;
  };
  useTamed(sight, now);

  return {
    dragged,
    down(event) {
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      if (!now.fingers.size) Object.assign(now, { mode: 'press', isTouch: event.pointerType === 'touch', since: event.timeStamp });
      now.fingers.set(event.pointerId, { ...placeOf(event), since: placeOf(event) });
      if (now.fingers.size === 1) now.fighter = held(sight.pointOf(event));
      if (now.fingers.size !== 2) return;
      dragged.value = null;
      now.from = spread();
      begin(event, 'pinch');
    },
    move(event) {
      const finger = now.fingers.get(event.pointerId);
      if (!finger) return;
      const [dx, dy] = [event.clientX - finger.clientX, event.clientY - finger.clientY];
      if (now.mode === 'press') {
        const slipped = Math.hypot(event.clientX - finger.since.clientX, event.clientY - finger.since.clientY);
        if (slipped <= (SLIP[event.pointerType as keyof typeof SLIP] ?? SLIP.mouse)) return;
        if (now.fighter !== null) {
          begin(event, 'drag');
          hold(now.fighter);
        } else if (sight.zoom.peek() > 1) begin(event, 'pan');
        else return;
      }
      Object.assign(finger, placeOf(event));
      if (now.mode === 'drag') dragged.value = { fighter: now.fighter!, ...sight.pointOf(event) };
      else if (now.mode === 'pan') sight.panBy(dx, dy);
      else if (now.mode === 'pinch' && now.fingers.size === 2) sight.pinch(now.from!, spread());
    },
    up(event) {
      const isDrop = now.mode === 'drag' && now.fingers.has(event.pointerId);
      end(event);
      if (isDrop) drop(now.fighter!, sight.pointOf(event));
    },
    cancel: end,
    isSpent: () => now.mode !== 'press',
    isPressing: () => now.fingers.size > 0,
    isTouch: () => now.isTouch,
    isLong: ({ timeStamp }) => now.isTouch && timeStamp - now.since > LONG_PRESS_MS,
  };
}

/** Keeps the browser from scrolling or enlarging the page where the board does so itself. */
function useTamed(sight: Sight, now: { mode: Mode; fighter: string | null }): void {
  useEffect(() => {
    const pane = sight.pane.current!;
    const touched = (event: TouchEvent): void => {
      if (event.cancelable && (event.touches.length > 1 || now.fighter !== null || sight.zoom.peek() > 1)) event.preventDefault();
    };
    const wheeled = (event: WheelEvent): void => {
      const turned = Math.max(-WHEEL.most, Math.min(WHEEL.most, event.deltaY));
      if (event.ctrlKey) sight.zoomAt(sight.zoom.peek() * Math.exp(-turned * WHEEL.by), event);
      else if (sight.zoom.peek() > 1) sight.panBy(-event.deltaX, -event.deltaY);
      else return;
      event.preventDefault();
    };
    pane.addEventListener('touchmove', touched, { passive: false });
    pane.addEventListener('wheel', wheeled, { passive: false });
    return () => {
      pane.removeEventListener('touchmove', touched);
      pane.removeEventListener('wheel', wheeled);
    };
  }, []);
}
