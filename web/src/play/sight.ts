/** What of the board is in sight in its frame, which may be smaller. */
import { isStill } from '../settings/settings.ts';
import type { Box } from './spots.ts';

/** Scrolls the frame alone; the page around it stays where it is. */
export function bringIntoSight(thing: Element, frame: Element): void {
  const [inner, outer] = [thing.getBoundingClientRect(), frame.getBoundingClientRect()];
  const isInSight = inner.top >= outer.top && inner.bottom <= outer.bottom && inner.left >= outer.left && inner.right <= outer.right;
  if (isInSight) return;
  frame.scrollBy({
    left: inner.left + inner.width / 2 - outer.left - outer.width / 2,
    top: inner.top + inner.height / 2 - outer.top - outer.height / 2,
    behavior: isStill() ? 'auto' : 'smooth',
  });
}

/** A place in the units of the board, turned into one in the frame. */
export function labelPlace(
  label: HTMLElement,
  frame: HTMLElement,
  board: SVGElement,
  choose: (size: Pick<Box, 'width' | 'height'>, sight: Box) => Box,
): { left: number; top: number } {
  const [drawn, seen] = [board.getBoundingClientRect(), frame.getBoundingClientRect()];
  const unit = drawn.width / 1000;
  const { left, top } = choose(
    { width: label.offsetWidth / unit, height: label.offsetHeight / unit },
    {
      left: (seen.left - drawn.left) / unit,
      top: (seen.top - drawn.top) / unit,
      width: frame.clientWidth / unit,
      height: frame.clientHeight / unit,
    },
  );
  return {
    left: left * unit + drawn.left - seen.left + frame.scrollLeft,
    top: top * unit + drawn.top - seen.top + frame.scrollTop,
  };
}
