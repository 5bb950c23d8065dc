/** Chance for what happens around a game: the same seed, the same throws. */
export type Dice = () => number;

export function dice(seed: number): Dice {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
export const oneOf = <T>(list: readonly T[], throwDice: Dice): T => list[Math.floor(throwDice() * list.length)];
export function shuffled<T>(list: readonly T[], throwDice: Dice): T[] {
  const left = list.slice();
  return list.map(() => left.splice(Math.floor(throwDice() * left.length), 1)[0]);
}
