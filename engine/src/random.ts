/** Chance: a generator whose whole state is one integer inside the game. */
export function next(holder: { rng: number }): number {
  holder.rng = (holder.rng + 0x6d2b79f5) | 0;
  let t = holder.rng;
  t = Math.imul(t ^ (t >>> 15), t | 1);
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
  return (t ^ (t >>> 14)) >>> 0;
}

/** A whole number from 0 to n − 1, each as likely as the others. */
export const below = (holder: { rng: number }, n: number): number => Math.floor((next(holder) / 4294967296) * n);

export function shuffle(holder: { rng: number }, list: number[]): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(holder, i + 1);
    const swapped = list[i];
    list[i] = list[j];
    list[j] = swapped;
  }
}
