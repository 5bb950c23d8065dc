/** Chance for players: a number from 0 to below 1. The same seed gives the same numbers. */
export type Random = () => number;

export function chance(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 4294967296;
  };
}

/** Which of the first `count` weights chance picks; a weight of 0 is never picked unless all are. */
export function weighted(weights: ArrayLike<number>, count: number, random: Random): number {
  let sum = 0;
  for (let i = 0; i < count; i++) sum += weights[i];
  let left = random() * sum;
  for (let i = 0; i < count; i++) {
    left -= weights[i];
    if (left < 0) return i;
  }
  return count - 1;
}
