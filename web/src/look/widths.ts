/** The widths at which screens change, in pixels; style sheets name no others, nor does anything else. Each is the first that belongs to what it names. */
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
/** The widths at which a part of the screen changes, whatever the window is like: what its container has room for. */
export const PART_WIDTHS = {
  /** A card in the hand with signs at its foot. */
  signs: 124,
  /** A tile that is lower than it is wide. */
  tile: 160,
  /** A log with its filters. */
  filters: 230,
  /** A column with two things beside each other in a line. */
  column: 260,
  /** A combat and the log beside each other. */
  pair: 560,
} as const;
export const PART_HEIGHTS = {
  /** The picture of a tile. */
  pictured: 24,
  /** A line of text. */
  line: 34,
  /** A combat with its sides one below the other. */
  sides: 200,
  /** A combat with what its cards say. */
  combat: 330,
  /** A card to be read, with its picture. */
  reading: 440,
} as const;

export const atLeast = (width: keyof typeof WIDTHS): MediaQueryList => matchMedia(`(width >= ${WIDTHS[width]}px)`);
export const isTouched = (): MediaQueryList => matchMedia('(pointer: coarse)');
export const isLow = (): MediaQueryList => matchMedia(`(height < ${HEIGHTS.upright}px)`);
