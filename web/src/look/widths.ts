/** The widths at which screens change, in pixels; style sheets name no others. Each is the first that belongs to what it names. */
export const WIDTHS = {
  /** A phone held sideways, or a large one. */
  roomy: 480,
  /** A small tablet. */
  tablet: 600,
  /** A phone held sideways that has room for seats, board and hand beside each other, whatever the board. */
  abreast: 700,
  /** Two columns. */
  columns: 760,
  /** A column beside the board. */
  desk: 1000,
  /** Four columns. */
  wide: 1100,
  /** A column with room for four seats in words. */
  broad: 1280,
} as const;
/** And the heights. */
export const HEIGHTS = {
  /** Less is a phone held sideways. */
  upright: 500,
  /** A window with room beside the hand. */
  high: 700,
  /** A tablet held upright. */
  tall: 800,
} as const;

export const atLeast = (width: keyof typeof WIDTHS): MediaQueryList => matchMedia(`(width >= ${WIDTHS[width]}px)`);
export const isTouched = (): MediaQueryList => matchMedia('(pointer: coarse)');
export const isLow = (): MediaQueryList => matchMedia(`(height < ${HEIGHTS.upright}px)`);
