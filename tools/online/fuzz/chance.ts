/** Chance that a seed repeats. */
export interface Chance {
  /** From 0 to below 1. */
  (): number;
  below(n: number): number;
  of<T>(list: readonly T[]): T;
  is(share: number): boolean;
}
export function chance(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 4294967296;
  };
  const below = (n: number): number => Math.floor(next() * n);
  return Object.assign(next, {
    below,
    of: <T>(list: readonly T[]): T => list[below(list.length)],
    is: (share: number): boolean => next() < share,
  });
}
