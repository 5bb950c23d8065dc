/** What may be chosen stands out from whatever lies below its ring, and what lies on a board from the place below. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BOARDS } from '@peerless/boards';
import { LOOKS } from '@peerless/boards/looks';
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

const PLAIN = [1, 2, 3, 4, 5].map((n) => `--ground-${n}`);
/** The tones of each place, and of plain paper. */
const groundsIn = (theme: 'light' | 'dark'): [string, readonly Rgb[]][] => [
  ['plain', PLAIN.map((name) => rgb(themed(theme)[name]))],
  ...Object.entries(LOOKS).flatMap(([id, { tones }]): [string, Rgb[]][] =>
    tones ? [[id, tones[theme === 'dark' ? 'night' : 'day'].map(rgb)]] : [],
  ),
];

/** Colours of the ring, as its sheet names them. */
const RING = ['ring-edge', 'ring-band'].map(
  (part) => new RegExp(`\\.${part} \\{\\s*stroke: var\\((--[\\w-]+)\\)`).exec(css('marks.css'))![1],
);

describe.each(['light', 'dark'] as const)('the ring of a choice, %s', (theme) => {
  const colors = themed(theme);
  const [edge, band] = RING.map((name) => rgb(colors[name]));
  const below: [string, Rgb][] = [
    ...groundsIn(theme).flatMap(([id, tones]) => tones.map((tone, n): [string, Rgb] => [`${id} ground ${n + 1}`, tone])),
    ...['printed', ...Object.keys(APART)].flatMap((palette) =>
      BOARDS.flatMap(({ id, zones }) =>
        zones.map(({ color }, n): [string, Rgb] => [`${id} ${color} ${palette}`, zoneIn(theme, zoneColor(color, n, palette))]),
      ),
    ),
  ];
  it.each(BOARDS.map(({ id, zones }) => [id, zones.length] as const))(
    'was looked at on every zone of %s, in four palettes',
    (id, zones) => {
      const looked = below.filter(([where]) => where.startsWith(`${id} `) && !where.startsWith(`${id} ground`));
      expect(looked.length).toBe(4 * zones);
      expect(zones).toBeGreaterThan(0);
    },
  );
  it('has 3 : 1 against every zone and the ground, by one of its two colours', () => {
    for (const [where, color] of below) expect(Math.max(contrast(edge, color), contrast(band, color)), where).toBeGreaterThanOrEqual(3);
  });
  it('is of two colours that stand out from each other', () => expect(contrast(edge, band)).toBeGreaterThanOrEqual(7));
  it('does not fade: what breathes is around it', () => {
    expect(css('marks.css')).not.toMatch(/\.(?:offered-lights|ring)[^{]*\{[^}]*(?:animation|opacity)/);
  });
});

/** How much of a line's colour is seen, as its sheet has it. */
const SEEN = Number(/\.space-lines line \{[^}]*opacity: ([\d.]+);/.exec(css('ground.css'))![1]);
const over = (above: Rgb, below: Rgb): Rgb => above.map((each, n) => each * SEEN + below[n] * (1 - SEEN)) as unknown as Rgb;

interface Drawn {
  sheet: string;
  rule: string;
  property: 'fill' | 'stroke';
}
const said = ({ sheet, rule }: Drawn, property: string): string | undefined => {
  const last = `\n${css(sheet)}`.split(`\n${rule} {`).at(-1)!;
  return new RegExp(`(?<![\\w-])${property}: ([^;]+);`).exec(last.split('}')[0])?.[1];
};
const edged = (name: string, sheet: string, rule: string, edge: string): [string, Drawn, Drawn] => [
  name,
  { sheet, rule, property: 'stroke' },
  { sheet, rule: edge, property: 'stroke' },
];
const HALO = '.space-face[data-threatened="true"] .halo';
/** What is drawn over lines and ground alike, and the edge that it brings along. */
const EDGED: [string, Drawn, Drawn][] = [
  [
    'an arrow',
    { sheet: 'ground.css', rule: '.high-ground path', property: 'fill' },
    { sheet: 'ground.css', rule: '.high-ground path', property: 'stroke' },
  ],
  edged('a way that is meant', 'ground.css', '.way-ahead', '.way-ahead.edge'),
  edged('a way that was gone', 'ground.css', '.way-gone', '.way-gone.edge'),
  edged('a way that somebody was moved', 'ground.css', '.way-pushed', '.way-pushed.edge'),
  edged('an attack', 'marks.css', '.attack-line', '.attack-line .below'),
  [
    'the halo of a threatened space',
    { sheet: 'space-face.css', rule: HALO, property: 'fill' },
    { sheet: 'space-face.css', rule: HALO, property: 'stroke' },
  ],
];
const seenIn = (drawn: Drawn, colors: Record<string, string>, tones: readonly Rgb[]): Rgb => {
  const value = said(drawn, drawn.property)!;
  const name = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return name === '--ground-1' ? tones[0] : rgb(name ? colors[name] : value);
};
it.each(EDGED)('%s is opaque, and so is its edge, which is seen on both sides', (_, mark, edge) => {
  for (const each of [mark, edge]) expect(said(each, 'opacity')).toBeUndefined();
  const [inner, outer] = [mark, edge].map((each) => Number(said(each, 'stroke-width')));
  if (mark.rule === edge.rule) expect([said(edge, 'paint-order'), outer]).toEqual(['stroke', 5]);
  else expect(outer).toBeGreaterThanOrEqual(inner + 6);
});

describe.each(['light', 'dark'] as const)('what lies on a ground, %s', (theme) => {
  const colors = themed(theme);
  describe.each(groundsIn(theme))('%s', (_, tones) => {
    it('has lines that stand out from each of its tones', () => {
      for (const [n, tone] of tones.entries()) {
        expect(contrast(over(rgb(colors['--text']), tone), tone), `tone ${n + 1}`).toBeGreaterThanOrEqual(3);
      }
    });
    it.each(EDGED)('has %s that stands out from its own edge', (_, mark, edge) => {
      expect(contrast(seenIn(mark, colors, tones), seenIn(edge, colors, tones))).toBeGreaterThanOrEqual(3);
    });
    it('is not inverted: its light tone is lighter than its deep one', () =>
      expect(luminance(tones[0])).toBeGreaterThan(luminance(tones[3])));
  });
});

/** What a rule of a style sheet says of a colour: a colour, or one that the theme names. */
function colorIn(path: string, selector: string, property: string, theme: 'light' | 'dark'): Rgb {
  const rule = `\n${css(path)}`.split(`\n${selector} {`)[1]?.split('}')[0] ?? '';
  const value = new RegExp(`(?<![\\w-])${property}: ([^;]+);`).exec(rule)?.[1] ?? '';
  return rgb(themed(theme)[/^var\((--[\w-]+)\)$/.exec(value)?.[1] ?? ''] ?? value);
}
const DARK = ':where(:root[data-theme="dark"]) ';

describe.each(['light', 'dark'] as const)('a space, a door and a passage, %s', (theme) => {
  const ink = colorIn('space-face.css', '.space-face .edge', 'stroke', theme);
  const zones = ['printed', ...Object.keys(APART)].flatMap((palette) =>
    BOARDS.flatMap(({ id, zones }) =>
      zones.map(({ color }, n): [string, Rgb] => [`${id} ${color} ${palette}`, zoneIn(theme, zoneColor(color, n, palette))]),
    ),
  );
  describe.each(groundsIn(theme))('%s', (_, tones) => {
    it('a space has an edge that stands out from its bed by day, and by night a light one from every tone', () => {
      if (theme === 'light') {
        expect(contrast(ink, tones[0])).toBeGreaterThanOrEqual(3);
        return;
      }
      const line = colorIn('space-face.css', `${DARK}.space-face .halo`, 'stroke', theme);
      for (const [n, tone] of tones.entries()) expect(contrast(line, tone), `tone ${n + 1}`).toBeGreaterThanOrEqual(3);
    });
    it('a door has an edge that stands out from every tone', () => {
      const edge = colorIn('doors.css', '.door-piece circle', 'stroke', theme);
      for (const [n, tone] of tones.entries()) expect(contrast(edge, tone), `tone ${n + 1}`).toBeGreaterThanOrEqual(3);
    });
  });
  it('a door is seen on its disc, open and closed', () => {
    const closed = '.door-piece[data-state="closed"]';
    const colors = [['.door-piece', '.door-piece circle'] as const, [closed, `${closed} circle`] as const].map(([door, disc]) =>
      contrast(colorIn('doors.css', door, 'color', theme), colorIn('doors.css', disc, 'fill', theme)),
    );
    expect(Math.min(...colors)).toBeGreaterThanOrEqual(3);
  });
  it('a passage is seen on its disc, and that on every zone by its fill or its edge', () => {
    const [disc, edge] = ['fill', 'stroke'].map((property) => colorIn('space-face.css', '.passage circle', property, theme));
    expect(contrast(colorIn('space-face.css', '.passage', 'color', theme), disc)).toBeGreaterThanOrEqual(3);
    for (const [zone, color] of zones) expect(Math.max(contrast(disc, color), contrast(edge, color)), zone).toBeGreaterThanOrEqual(3);
  });
});
