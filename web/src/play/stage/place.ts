/** Where the stage stands over the board: as far as it can from those of whom it tells. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Size {
  width: number;
  height: number;
}
export interface Place {
  left: number;
  top: number;
  /** It is drawn smaller where there is no more room. */
  scale: number;
}
const SHARES = [0, 0.25, 0.5, 0.75, 1];
/** Smaller it could not be read. */
const SCALES = [1, 0.8];

const apart = (one: Box, other: Box): number => {
  const across = Math.max(0, one.left - other.right, other.left - one.right);
  const down = Math.max(0, one.top - other.bottom, other.top - one.bottom);
  return Math.hypot(across, down);
};
const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));
const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);

/** As large as can be without covering one of those who are kept; null where there is no room. Of others it covers as little as it can. */
export function placeFor(stage: Size, room: Box, kept: readonly Box[], others: readonly Box[]): Place | null {
  for (const scale of SCALES) {
    const place = placeAt({ width: stage.width * scale, height: stage.height * scale }, room, kept, others);
    if (place) return { ...place, scale };
  }
  return null;
}
function placeAt(stage: Size, room: Box, kept: readonly Box[], others: readonly Box[]): { left: number; top: number } | null {
  const [wide, high] = [room.right - room.left - stage.width, room.bottom - room.top - stage.height];
  if (wide < 0 || high < 0) return null;
  const places = SHARES.flatMap((x) => SHARES.map((y) => ({ left: room.left + x * wide, top: room.top + y * high })))
    .map(({ left, top }) => ({ left, top, box: { left, top, right: left + stage.width, bottom: top + stage.height } }))
    .filter(({ box }) => kept.every((each) => overlap(box, each) === 0))
    .map(({ left, top, box }) => ({
      left,
      top,
      covered: sum(others.map((each) => overlap(box, each))),
      away: Math.min(...kept.map((each) => apart(box, each)), Number.MAX_VALUE),
    }));
  const [best] = places.sort((one, other) => one.covered - other.covered || other.away - one.away);
  return best ? { left: best.left, top: best.top } : null;
}
