/** Rectangles on the screen. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
export const boxOf = (element: Element): Box => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
};
/** Pixels that both have. */
export const shared = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top));

export function around(one: Box, other: Box): Box {
  const [left, top] = [Math.min(one.left, other.left), Math.min(one.top, other.top)];
  return {
    left,
    top,
    width: Math.max(one.left + one.width, other.left + other.width) - left,
    height: Math.max(one.top + one.height, other.top + other.height) - top,
  };
}

/** What is pointed at. */
export interface Place extends Box {
  isRound: boolean;
}
/** Nothing where it is out of sight: what scrolls may hide it. */
export function placesAt(element: Element, box: Box = boxOf(element)): Place[] {
  if (!box.width || !box.height) return [];
  const pane = element.closest('.board-pane, [data-scrolls]');
  const isInSight = pane === null || shared(box, boxOf(pane)) >= (box.width * box.height) / 3;
  return isInSight ? [{ ...box, isRound: element.closest('svg.board') !== null }] : [];
}
