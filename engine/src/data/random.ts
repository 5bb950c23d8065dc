/** Chance: a generator whose whole state is inside the game. */

/** A whole number, for games that anybody may repeat; or 32 hexadecimal digits, which nobody finds by trying. */
export type Seed = number | string;
export interface Chance {
  /** Counts the numbers drawn. */
  rng: number;
  /** What a long seed says, as four integers; null with a short one. Never changed, so copies share it. */
  key: readonly number[] | null;
}

const LONG = /^[0-9a-f]{32}$/;
export const isSeed = (seed: unknown): seed is Seed => Number.isInteger(seed) || (typeof seed === 'string' && LONG.test(seed));
export const chanceFrom = (seed: Seed): Chance =>
  typeof seed === 'number'
    ? { rng: seed | 0, key: null }
    : { rng: 0, key: [0, 8, 16, 24].map((at) => Number.parseInt(seed.slice(at, at + 8), 16) | 0) };

export function next(holder: Chance): number {
  holder.rng = (holder.rng + 0x6d2b79f5) | 0;
  if (holder.key) return enciphered(holder.rng, holder.key);
  let t = holder.rng;
  t = Math.imul(t ^ (t >>> 15), t | 1);
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
  return (t ^ (t >>> 14)) >>> 0;
}
/** The count under a block cipher (Speck, 64 bits under 128, 27 rounds): whoever has seen some numbers cannot tell the next. */
function enciphered(count: number, key: readonly number[]): number {
  let x = 0;
  let y = count;
  let k = key[0];
  let a = key[1];
  let b = key[2];
  let c = key[3];
  for (let round = 0; round < 27; round++) {
    x = ((((x >>> 8) | (x << 24)) + y) | 0) ^ k;
    y = ((y << 3) | (y >>> 29)) ^ x;
    const l = ((((a >>> 8) | (a << 24)) + k) | 0) ^ round;
    k = ((k << 3) | (k >>> 29)) ^ l;
    a = b;
    b = c;
    c = l;
  }
  return y >>> 0;
}

/** A whole number from 0 to n − 1, each as likely as the others. */
export const below = (holder: Chance, n: number): number => Math.floor((next(holder) / 4294967296) * n);

export function shuffle(holder: Chance, list: number[]): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(holder, i + 1);
    const swapped = list[i];
    list[i] = list[j];
    list[j] = swapped;
  }
}
