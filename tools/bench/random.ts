/** A whole number from 0 to n − 1. */
export type Random = (n: number) => number;

export function randomFrom(seed: number): Random {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * n);
  };
}
