/** What may be chosen stands out from whatever lies below its ring. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BOARDS } from '@peerless/boards';
import { describe, expect, it } from 'vitest';
import { APART, zoneColor } from '../../look/zones.ts';

const css = (path: string): string => readFileSync(join(import.meta.dirname, path), 'utf8');
const base = css('../../look/base.css');
/** The custom properties of a theme; the dark one changes some of the light one. */
function themed(theme: 'light' | 'dark'): Record<string, string> {
  const [light, dark] = [/^:root \{([^}]*)\}/m, /^:root\[data-theme="dark"\] \{([^}]*)\}/m].map((rule) => rule.exec(base)![1]);
  const read = (text: string) =>
    Object.fromEntries([...text.matchAll(/(--[\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]));
  return { ...read(light), ...(theme === 'dark' ? read(dark) : {}) };
}
type Rgb = readonly [number, number, number];
const rgb = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;
const luminance = (color: Rgb): number => {
  const [r, g, b] = color.map((each) => (each / 255 <= 0.04045 ? each / 255 / 12.92 : ((each / 255 + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (one: Rgb, other: Rgb): number => {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};
/** As the style sheet of the spaces has it. */
const DARKER =
  Number(
    /data-theme="dark"\] \.space-face \.zone \{\s*fill: color-mix\(in srgb, var\(--zone\), #000 (\d+)%\)/.exec(css('space-face.css'))![1],
  ) / 100;
const zoneIn = (theme: string, hex: string): Rgb => rgb(hex).map((each) => each * (theme === 'dark' ? 1 - DARKER : 1)) as unknown as Rgb;

/** Colours of the ring, as its sheet names them. */
const RING = ['ring-edge', 'ring-band'].map(
  (part) => new RegExp(`\\.${part} \\{\\s*stroke: var\\((--[\\w-]+)\\)`).exec(css('marks.css'))![1],
);

describe.each(['light', 'dark'] as const)('the ring of a choice, %s', (theme) => {
  const colors = themed(theme);
  const [edge, band] = RING.map((name) => rgb(colors[name]));
  const below: [string, Rgb][] = [
    ...['--ground', '--ground-shade', '--ground-line'].map((name): [string, Rgb] => [name, rgb(colors[name])]),
    ...['printed', ...Object.keys(APART)].flatMap((palette) =>
      BOARDS.flatMap(({ id, zones }) =>
        zones.map(({ color }, n): [string, Rgb] => [`${id} ${color} ${palette}`, zoneIn(theme, zoneColor(color, n, palette))]),
      ),
    ),
  ];
  it('was looked at on every zone', () => expect(below.length).toBeGreaterThan(7 * 4 * 6));
  it('has 3 : 1 against every zone and the ground, by one of its two colours', () => {
    for (const [where, color] of below) expect(Math.max(contrast(edge, color), contrast(band, color)), where).toBeGreaterThanOrEqual(3);
  });
  it('is of two colours that stand out from each other', () => expect(contrast(edge, band)).toBeGreaterThanOrEqual(7));
  it('does not fade: what breathes is around it', () => {
    expect(css('marks.css')).not.toMatch(/\.(?:offered-lights|ring)[^{]*\{[^}]*(?:animation|opacity)/);
  });
});
