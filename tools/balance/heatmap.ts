/** The win rates of every pair as a picture: a row beats a column so often. */
import { name } from '@peerless/text';

const CELL = 34;
const LEFT = 170;
const TOP = 130;
/** For the last slanted name. */
const RIGHT = 110;

/** `rate(a, b)` is how often a beats b, from 0 to 1; `heroes` in the order of the rows. */
export function heatmap(heroes: readonly string[], rate: (a: string, b: string) => number): string {
  const size = heroes.length * CELL;
  const label = (hero: string): string => escaped(name('fighter', hero, 'en', hero));
  const cells = heroes.flatMap((a, row) =>
    heroes.flatMap((b, column) => {
      if (a === b) return [];
      const part = rate(a, b);
      const [x, y] = [LEFT + column * CELL, TOP + row * CELL];
      const ink = Math.abs(part - 0.5) > 0.22 ? '#fff' : '#222';
      return [
        `<rect x="${x}" y="${y}" width="${CELL - 2}" height="${CELL - 2}" rx="4" fill="${shade(part)}"/>`,
        `<text x="${x + CELL / 2 - 1}" y="${y + CELL / 2 + 3}" text-anchor="middle" fill="${ink}">${Math.round(100 * part)}</text>`,
      ];
    }),
  );
  const rows = heroes.map(
    (hero, i) => `<text x="${LEFT - 8}" y="${TOP + i * CELL + CELL / 2 + 3}" text-anchor="end">${label(hero)}</text>`,
  );
  const columns = heroes.map((hero, i) => {
    const [x, y] = [LEFT + i * CELL + CELL / 2, TOP - 8];
    return `<text transform="translate(${x} ${y}) rotate(-50)">${label(hero)}</text>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LEFT + size + RIGHT} ${TOP + size + 10}" font-family="sans-serif" font-size="12" fill="#222">`,
    '<title>How often the hero of a row beats the hero of a column, in percent</title>',
    `<rect width="100%" height="100%" fill="#faf6ec"/>`,
    ...cells,
    ...rows,
    ...columns,
    '</svg>',
    '',
  ].join('\n');
}
/** Blue where the row wins, orange where the column does; the number says it too. */
function shade(part: number): string {
  const strength = Math.min(1, Math.abs(part - 0.5) * 2.4);
  const [r, g, b] = part >= 0.5 ? [31, 95, 153] : [184, 84, 22];
  const mix = (full: number, paper: number): number => Math.round(paper + (full - paper) * strength);
  return `rgb(${mix(r, 250)} ${mix(g, 246)} ${mix(b, 236)})`;
}
const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
