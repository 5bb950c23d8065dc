import { expect, it } from 'vitest';
import { below, chanceFrom, isSeed, next, shuffle } from '../src/data/random.ts';

const LONG = '000102030405060708090a0b0c0d0e0f';

/** The cipher once more, with big integers, as its authors write it: the key words from the last to the first. */
function speck(key: readonly bigint[], plain: readonly [bigint, bigint]): [bigint, bigint] {
  const W = 0xffffffffn;
  const right = (w: bigint, n: bigint) => ((w >> n) | (w << (32n - n))) & W;
  const round = (x: bigint, y: bigint, k: bigint): [bigint, bigint] => {
    const mixed = ((right(x, 8n) + y) & W) ^ k;
    return [mixed, right(y, 29n) ^ mixed];
  };
  let [x, y] = plain;
  const l = [key[2], key[1], key[0]];
  let k = key[3];
  for (let i = 0n; i < 27n; i++) {
    [x, y] = round(x, y, k);
    const [newL, newK] = round(l.shift()!, k, i);
    l.push(newL);
    k = newK;
  }
  return [x, y];
}

it('the reference agrees with the published example', () => {
  expect(speck([0x1b1a1918n, 0x13121110n, 0x0b0a0908n, 0x03020100n], [0x3b726574n, 0x7475432dn])).toEqual([0x8c6fa548n, 0x454e028bn]);
});

it('a long seed draws by the cipher (R-15.18)', () => {
  const chance = chanceFrom(LONG);
  const key = [0x0c0d0e0fn, 0x08090a0bn, 0x04050607n, 0x00010203n];
  for (let n = 1; n <= 1000; n++) {
    const count = BigInt(Math.imul(n, 0x6d2b79f5) >>> 0);
    expect(next(chance)).toBe(Number(speck(key, [0n, count])[1]));
  }
});

it('seeds that differ in one digit deal differently', () => {
  const dealt = (seed: string): number[] => {
    const cards = Array.from({ length: 30 }, (_, i) => i);
    shuffle(chanceFrom(seed), cards);
    return cards;
  };
  const all = Array.from({ length: 32 }, (_, i) => dealt(`${LONG.slice(0, i)}f${LONG.slice(i + 1)}`).join());
  expect(new Set(all).size).toBeGreaterThan(30);
});

it('draws each number about as often', () => {
  const chance = chanceFrom(LONG);
  const counts = new Array<number>(30).fill(0);
  for (let n = 0; n < 60_000; n++) counts[below(chance, 30)]++;
  for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(250);
});

it.each([
  [1, true],
  [LONG, true],
  [1.5, false],
  ['12', false],
  [LONG.toUpperCase(), false],
  [null, false],
])('%j as a seed: %s', (seed, fits) => {
  expect(isSeed(seed)).toBe(fits);
});
