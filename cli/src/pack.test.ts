import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { folder, peerless } from './trying.ts';

const files = folder();
afterAll(files.remove);
const LIGHTHOUSE = fileURLToPath(new URL('../../docs/how-to/lighthouse.pack.json', import.meta.url));
const YARD = {
  id: 'yard',
  aspect: 2,
  radius: 40,
  zones: [{ id: 'a', color: 'red' }],
  spaces: Array.from({ length: 12 }, (_, i) => ({
    id: `s${i + 1}`,
    x: 80 * i,
    y: 0,
    zones: ['a'],
    ...(i % 11 === 0 ? { start: i / 11 + 1 } : {}),
  })),
  lines: Array.from({ length: 11 }, (_, i) => [`s${i + 1}`, `s${i + 2}`]),
  passages: [],
  highGround: [],
  doors: [],
  crossings: [],
};
const yard = files.write('yard.json', {
  pack: 1,
  boards: [YARD],
  names: { en: { board: { yard: 'The Yard' } }, cs: { board: { yard: 'Dvůr' } } },
});
const withBoth = ['--with', LIGHTHOUSE, '--with', yard];

describe('--with', () => {
  it('brings heroes and boards to every command', async () => {
    expect((await peerless(['cards', 'Strážkyně majáku', '--with', LIGHTHOUSE])).out[0]).toBe('The Lighthouse Keeper  [lighthouse-keeper]');
    expect((await peerless(['heroes', '--lang', 'cs', ...withBoth])).out).toContain(
      '  2 racci · zdraví každého 1 · útok na blízko  [gull-1 to gull-2]',
    );
    expect((await peerless(['boards', ...withBoth])).out).toContain('The Yard · 12 spaces · up to 2 seats  [yard]');
    expect((await peerless(['boards', 'dvůr', '--with', yard])).out).toHaveLength(13);
  });

  it('plays, saves, tells again and verifies', async () => {
    const [game, scene] = [files.path('keeper.game'), files.path('keeper.scene')];
    const args = ['--heroes', 'lighthouse-keeper,medusa', '--board', 'yard', '--seed', '5', '--players', 'random', '--lang', 'uk'];
    const played = await peerless(['play', ...withBoth, ...args, '--save', game]);
    expect(played).toMatchObject({ exitCode: 0, err: [] });
    expect(played.out[0]).toBe('Доглядачка маяка × Медуза · Yard · --seed 5');
    const again = await peerless(['replay', game, ...withBoth, '--lang', 'uk', '--scene', scene]);
    expect(again.out.slice(1)).toEqual(played.out.slice(1));
    expect(await peerless(['verify', scene, ...withBoth])).toMatchObject({ exitCode: 0 });
  });

  it('may bring the same again', async () => {
    expect(await peerless(['heroes', '--with', LIGHTHOUSE, '--with', LIGHTHOUSE])).toMatchObject({ exitCode: 0, err: [] });
  });

  it('tells what is wrong with a file, and runs nothing', async () => {
    const none = files.path('none.json');
    expect(await peerless(['heroes', '--with', none])).toEqual({
      exitCode: 1,
      out: [],
      err: [`cannot read ${none}: there is no such file`],
      waited: 0,
    });
    const text = files.write('text.json', '{ "pack": 1, ');
    expect(await peerless(['boards', '--with', text])).toMatchObject({
      exitCode: 1,
      err: [expect.stringContaining(`${text} is not JSON: `)],
    });
    const data = JSON.parse(readFileSync(LIGHTHOUSE, 'utf8'));
    const other = files.write('other.json', { ...data, heroes: [{ ...data.heroes[0], health: 20, mov: 2 }], name: {} });
    expect(await peerless(['play', '--with', LIGHTHOUSE, '--with', other])).toMatchObject({
      exitCode: 1,
      out: [],
      err: [
        `${other} is not valid:`,
        '  name: unknown field "name"; did you mean "names"?',
        '  heroes[0].mov: unknown field "mov"; did you mean "move"?',
        '  heroes[0].id: "lighthouse-keeper" is already known, and is not the same; take another id',
      ],
    });
    expect(await peerless(['heroes', '--with'])).toMatchObject({ exitCode: 2 });
  });
});
