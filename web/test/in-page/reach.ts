/** Where a finger or a mouse can really touch something. */
import { boxOf, height, isShown, meet, width, windowBox } from './seen.ts';

export interface Point {
  x: number;
  y: number;
}
const topAt = ({ x, y }: Point): Element | null => document.elementFromPoint(x, y);
const isOn = (element: Element, point: Point): boolean => {
  const top = topAt(point);
  return top !== null && (top === element || element.contains(top));
};

/** Shares of a box, its middle first and its edges last. */
const SHARES = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9];
/** A point that belongs to the element and to nothing above it; null if there is none in the window. */
export function pointOn(element: Element): Point | null {
  const box = meet(boxOf(element), windowBox());
  if (width(box) <= 0 || height(box) <= 0) return null;
  for (const down of SHARES)
    for (const right of SHARES) {
      const point = { x: box.left + right * width(box), y: box.top + down * height(box) };
      if (isOn(element, point)) return point;
    }
  return null;
}

/** How wide and high the area is in which a touch counts, up to so much: it may be larger than what is drawn. */
export function touched(element: Element, most: number): { wide: number; high: number } {
  const box = boxOf(element);
  const middle = pointOn(element);
  if (!middle) return { wide: 0, high: 0 };
  const reach = (dx: number, dy: number): number => {
    let steps = 0;
    while (steps < most && isOn(element, { x: middle.x + dx * (steps + 1), y: middle.y + dy * (steps + 1) })) steps++;
    return steps;
  };
  return {
    wide: Math.max(width(box), reach(-1, 0) + reach(1, 0) + 1),
    high: Math.max(height(box), reach(0, -1) + reach(0, 1) + 1),
  };
}

/** Everything that answers what is asked; before that, whatever a dialog wants. */
export function offers(): Element[] {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const answers = [...(dialog ?? document).querySelectorAll('[data-offered="true"]')].filter(isShown);
  return dialog && !answers.length ? [...dialog.querySelectorAll('button:enabled')].filter(isShown) : answers;
}
