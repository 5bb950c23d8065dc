/** The pictures of shared links and of the installed app are there, as large as the page says. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './repo.mjs';
import { changedSince, printOf, taken } from './taken.mjs';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
/** As the page names them to those who link to it, and as its manifest does. */
function named(): [string, number, number][] {
  const page = read('web/index.html');
  const said = (what: string): string => new RegExp(`property="og:image${what}" content="/?([^"]+)"`).exec(page)![1];
  const ofApp = [...read('web/vite.config.ts').matchAll(/src: '\/(preview[\w-]*\.webp)', sizes: '(\d+)x(\d+)'/g)];
  return [
    [said(''), Number(said(':width')), Number(said(':height'))],
    ...ofApp.map(([, file, width, height]): [string, number, number] => [file, Number(width), Number(height)]),
  ];
}

describe('pictures to be shown elsewhere', () => {
  it('are one for links and two for the app', () => expect(named()).toHaveLength(3));
  it.each(named())('%s', (file, width, height) => {
    const picture = readFileSync(join(ROOT, 'web/public', file));
    expect(picture.toString('latin1', 8, 16)).toBe('WEBPVP8X');
    expect([picture.readUIntLE(24, 3) + 1, picture.readUIntLE(27, 3) + 1]).toEqual([width, height]);
    expect(picture.length).toBeLessThanOrEqual(150_000);
  });
});

/** What a reader of the README is shown of the page. */
const ofReadme = [...read('README.md').matchAll(/docs\/play\.\w+/g)].map(([path]) => path);

describe('pictures of the page', () => {
  it('say what they show, those of the README and those of links and the app', () =>
    expect(Object.keys(taken()).toSorted()).toEqual([...new Set(ofReadme), ...named().map(([file]) => `web/public/${file}`)].toSorted()));
  it.each(Object.entries(taken()))('%s shows every drawing as it is now', (picture, each) => {
    expect(Object.keys(each.shows).length).toBeGreaterThan(2);
    expect(changedSince(each), `${picture} is older than what it shows: node ${each.by} takes it anew`).toEqual([]);
  });
  it('are old once a single drawing on them is another', () => {
    const [[, each]] = Object.entries(taken());
    const [first] = Object.keys(each.shows);
    expect(changedSince(each, (file) => (file === first ? 'drawn anew' : printOf(file)))).toEqual([first]);
  });
});
