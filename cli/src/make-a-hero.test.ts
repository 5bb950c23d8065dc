/** docs/how-to/make-a-hero.md against the code: its pieces make the finished file, and the program says what it quotes. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { folder, peerless } from './trying.ts';

const read = (path: string): string => readFileSync(fileURLToPath(new URL(`../../docs/how-to/${path}`, import.meta.url)), 'utf8');
const page = read('make-a-hero.md');
const finished = JSON.parse(read('lighthouse.pack.json'));
const files = folder();
afterAll(files.remove);

const blocks = [...page.matchAll(/^( *)```(\w*)\n([\s\S]*?)^ *```$/gm)].map(([, indent, language, text]) => ({
  language,
  lines: text
    .trimEnd()
    .split('\n')
    .map((line) => line.slice(indent.length)),
}));
/** Pieces without braces of their own go into an object that is there. */
const pieces = blocks
  .filter(({ language }) => language === 'json')
  .map(({ lines }) => lines.join('\n'))
  .map((text) => JSON.parse(text.startsWith('{') ? text : `{${text}}`));
const [smallest, wrong, ...rest] = pieces;
const quoted = blocks.filter(({ language }) => language === '').map(({ lines }) => lines);
const cards = async (pack: unknown): Promise<string[]> => {
  const path = files.write('my.pack.json', pack);
  const { out, err } = await peerless(['cards', 'lighthouse-keeper', '--with', path]);
  return [...out, ...err].map((line) => line.replace(path, 'my.pack.json'));
};

describe('docs/how-to/make-a-hero.md', () => {
  it('has at most eleven steps, and a reader can follow each', () => {
    expect([...page.matchAll(/^(\d+)\. /gm)].map(([, n]) => Number(n))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(page).toContain('npx peerless play --with my.pack.json --heroes lighthouse-keeper,medusa');
  });

  it('builds the finished file piece by piece', () => {
    const [hero] = smallest.heroes;
    const parts = rest.filter((piece) => !('type' in piece || 'names' in piece || 'cs' in piece));
    const deck = [...rest.flatMap((piece) => piece.deck ?? []), ...rest.filter((piece) => 'type' in piece)];
    expect({ ...hero, ...Object.assign({}, ...parts), deck }).toEqual(finished.heroes[0]);
    const { en, cs } = finished.names;
    expect(rest.filter((piece) => 'names' in piece || 'cs' in piece)).toEqual([{ names: { en } }, { cs }]);
    expect(Object.keys(finished.names)).toEqual(['en', 'ru', 'uk', 'cs']);
    expect({ ...smallest, heroes: finished.heroes, names: finished.names }).toEqual(finished);
  });

  it('quotes what the program says', async () => {
    const [hero] = smallest.heroes;
    const another = (id: string, data: unknown): unknown => JSON.parse(JSON.stringify(data).replaceAll('lighthouse-keeper', id));
    const [command, ...listed] = quoted[0];
    expect(command).toBe('$ npx peerless cards lighthouse-keeper --with my.pack.json');
    const path = files.write('small.json', another('keeper-of-one-card', smallest));
    const { out } = await peerless(['cards', 'keeper-of-one-card', '--with', path]);
    expect(
      out.map((line) => line.replace('keeper-of-one-card', 'lighthouse-keeper').replace('Keeper Of One Card', 'Lighthouse Keeper')),
    ).toEqual(listed);
    expect(await cards({ ...smallest, heroes: [{ ...hero, deck: [wrong] }] })).toEqual(quoted[1]);
    const { plural: _, ...gull } = finished.names.cs.fighter.gull;
    const fighter = { ...finished.names.cs.fighter, gull };
    expect(await cards({ ...finished, names: { cs: { ...finished.names.cs, fighter } } })).toEqual(quoted[2]);
    expect((await cards(finished)).join('\n')).toContain(quoted[3].join('\n'));
    expect(quoted).toHaveLength(4);
  });

  it('says of each card what the card says', async () => {
    const said = (await cards(finished)).map((line) => line.trim().replace(/^(?:After|During) combat: /, ''));
    const told = [...page.matchAll(/(?<!\*)\*([^*\n]+\.)\*/g)].map(([, text]) => text);
    expect(told).toHaveLength(6);
    for (const text of told) expect(said.join(' ')).toContain(text);
  });

  it('ends with a hero that plays', async () => {
    const path = files.write('my.pack.json', finished);
    for (const [i, other] of ['medusa', 'king-arthur', 'sinbad'].entries()) {
      const played = await peerless([
        'play',
        '--with',
        path,
        '--heroes',
        `lighthouse-keeper,${other}`,
        '--seed',
        `${i}`,
        '--players',
        'random',
        '--quiet',
      ]);
      expect(played).toMatchObject({ exitCode: 0, err: [] });
    }
  });
});
