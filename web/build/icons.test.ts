import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ICONS } from './icons.ts';

const fileOf = (src: string): string => join(import.meta.dirname, '../public', src);

describe('the icons of the installed page', () => {
  it('are all there', () => {
    for (const { src } of ICONS) expect(existsSync(fileOf(src)), src).toBe(true);
  });
  it('have one that may be cut to any shape: it fills its square, and nothing that matters is at the edge', () => {
    const { src } = ICONS.find(({ purpose, type }) => purpose === 'maskable' && type === 'image/svg+xml')!;
    const drawn = readFileSync(fileOf(src), 'utf8');
    expect(drawn).toContain('<rect width="64" height="64" fill=');
    const [, shift, scale] = /translate\(([\d.]+) [\d.]+\) scale\(([\d.]+)\)/.exec(drawn)!.map(Number);
    // The safe zone is a circle of four fifths of the width; what is drawn reaches 5 to 59 upright and 9 to 55 in the corners.
    const reaches = [
      [32, 59],
      [9, 9],
      [55, 9],
      [50, 36],
    ].map(([x, y]) => Math.hypot(shift + scale * x - 32, shift + scale * y - 32));
    expect(Math.max(...reaches)).toBeLessThanOrEqual(0.4 * 64);
  });
});
