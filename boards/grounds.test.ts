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

it('no two places have a tone in common', () => {
  const all = DRAWN.flatMap(({ id }) => [...LOOKS[id].tones!.day, ...LOOKS[id].tones!.night]);
  expect(new Set(all).size).toBe(all.length);
});
