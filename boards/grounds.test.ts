/** What lies under the spaces: places, each in five tones of its own by day and by night. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { BOARDS } from './index.ts';
import { LOOKS } from './lists/looks.ts';

/** A board may be plain. */
const DRAWN = BOARDS.filter(({ id }) => LOOKS[id]?.pictures.includes('ground'));

describe.each(DRAWN.map(({ id, aspect }) => [id, aspect] as const))('the ground of %s', (id, aspect) => {
  const ground = readFileSync(new URL(`${id}/ground.svg`, import.meta.url), 'utf8');
  const tones = LOOKS[id].tones!;

  it('has five tones by day and five by night', () => {
    for (const tone of [...tones.day, ...tones.night]) expect(tone).toMatch(/^#[0-9a-f]{6}$/);
    expect([new Set(tones.day).size, new Set(tones.night).size]).toEqual([5, 5]);
  });
  it('is drawn in all of them and no other colour, with those of the day to fall back on', () => {
    const used = [...ground.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, color]) => color).filter((color) => color !== 'none');
    expect([...new Set(used)].sort()).toEqual(tones.day.map((tone, n) => `var(--ground-${n + 1},${tone})`));
  });
  it('has flat shapes alone', () => {
    expect([...ground.matchAll(/<(\w+)/g)].map(([, tag]) => tag).filter((tag) => !['svg', 'g', 'path'].includes(tag))).toEqual([]);
    expect(ground).not.toMatch(/style|class|opacity|url\(/);
  });
  it('lies under the whole board', () => expect(ground).toContain(`viewBox="0 0 1000 ${Math.round(1000 / aspect)}"`));
  it('weighs at most 40 kB', () => expect(gzipSync(ground).length).toBeLessThanOrEqual(40_000));
});

/** Where a colour lies between green and red, and between blue and yellow, as the eye tells them apart (OKLab). */
function tintOf(hex: string): [greenToRed: number, blueToYellow: number] {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const l = Math.cbrt(0.4122 * r + 0.5363 * g + 0.0514 * b);
  const m = Math.cbrt(0.2119 * r + 0.6807 * g + 0.1074 * b);
  const s = Math.cbrt(0.0883 * r + 0.2817 * g + 0.63 * b);
  return [1.978 * l - 2.4286 * m + 0.4506 * s, 0.0259 * l + 0.7828 * m - 0.8087 * s];
}
/** The hue of the four tones that a place is made of, in degrees, and how strong it is. */
function hueOf(tones: readonly string[]): { degrees: number; strength: number } {
  const tints = tones.slice(0, 4).map(tintOf);
  const [a, b] = [0, 1].map((n) => tints.reduce((sum, tint) => sum + tint[n], 0) / tints.length);
  return { degrees: (Math.atan2(b, a) * 180) / Math.PI, strength: Math.hypot(a, b) };
}
/** Degrees; places that are nearer to each other look like one. */
const APART = 30;

describe.each(['day', 'night'] as const)('the places by %s', (time) => {
  const hues = DRAWN.map(({ id }) => ({ id, ...hueOf(LOOKS[id].tones![time]) }));
  it('have a hue that is seen', () => expect(hues.filter(({ strength }) => strength < 0.025).map(({ id }) => id)).toEqual([]));
  it(`have hues at least ${APART} degrees apart`, () => {
    const near = hues.flatMap((one, n) =>
      hues.slice(n + 1).flatMap((other) => {
        const between = Math.abs(one.degrees - other.degrees);
        return Math.min(between, 360 - between) < APART ? [`${one.id} and ${other.id}`] : [];
      }),
    );
    expect(near).toEqual([]);
  });
});

it('no two places have a tone in common', () => {
  const all = DRAWN.flatMap(({ id }) => [...LOOKS[id].tones!.day, ...LOOKS[id].tones!.night]);
  expect(new Set(all).size).toBe(all.length);
});
