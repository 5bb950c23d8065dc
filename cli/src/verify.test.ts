import { sep } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { folder, peerless } from './trying.ts';

const files = folder();
afterAll(files.remove);
const SOUND = {
  scene: 2,
  title: 'A Feint stops Snicker-Snack',
  setup: { board: 'marmoreal', heroes: ['alice', 'medusa'], mode: 'duel' },
  position: {
    fighters: { alice: { space: 's10' }, medusa: { space: 's11' } },
    seats: [{ hand: ['snicker-snack', 'eat-me'], form: 'small' }, { hand: ['feint', 'dash'] }],
  },
  script: [
    { choose: { action: 'attack' } },
    { choose: { card: 'snicker-snack' } },
    { choose: { card: 'feint' } },
    { expect: { fighters: { medusa: { health: 15 } }, seats: [{}, { hand: ['dash'] }], waiting: { kind: 'action' } } },
  ],
};
/** Lines with short paths, as on every system. */
const without = (lines: string[]) => lines.map((line) => line.replaceAll(files.path('') + sep, '').replaceAll(sep, '/'));

describe('verify', () => {
  it('prints one line for each scene that holds', async () => {
    files.write('good/one.scene', SOUND);
    files.write('good/deep/two.scene', { ...SOUND, title: undefined });
    files.write('good/notes.txt', 'not a scene');
    const outcome = await peerless(['verify', files.path('good')]);
    expect(without(outcome.out)).toEqual(['ok   good/deep/two.scene', 'ok   A Feint stops Snicker-Snack (good/one.scene)']);
    expect(outcome).toMatchObject({ exitCode: 0, err: [] });
  });

  it('tells the step, what was expected, what was there and what was legal', async () => {
    const script = [...SOUND.script.slice(0, 1), { choose: { card: 'looking-glass' } }];
    const bad = files.write('bad.scene', { ...SOUND, script });
    const outcome = await peerless(['verify', files.write('fine.scene', SOUND), bad]);
    expect(outcome.exitCode).toBe(1);
    expect(without(outcome.out)).toEqual([
      'ok   A Feint stops Snicker-Snack (fine.scene)',
      'FAIL A Feint stops Snicker-Snack (bad.scene)',
      '  step 2: no choice matches; seat 0 is asked "attackCard"',
      '  expected: {"card":"looking-glass"}',
      '  found:    nothing',
      '  because:  This card is not in your hand.',
      '  legal:',
      '    {"kind":"attackCard","seat":0,"fighter":"alice","target":"medusa","card":"snicker-snack"}',
    ]);
    const wrong = files.write('wrong.scene', { ...SOUND, script: [{ expect: { fighters: { medusa: { health: 1 } } } }] });
    expect((await peerless(['verify', wrong])).out.slice(1, 4)).toEqual([
      '  step 1: fighters.medusa.health differs',
      '  expected: 1',
      '  found:    16',
    ]);
    const over = files.write('over.scene', { ...SOUND, script: [{ concede: 1 }, { choose: { action: 'attack' } }] });
    expect((await peerless(['verify', over])).out.slice(1)).toEqual([
      '  step 2: no choice matches; the game is over',
      '  expected: {"action":"attack"}',
      '  found:    nothing',
      '  legal:    nothing; the game is over',
    ]);
  });

  it('lists every problem of a malformed scene, and of files that are none', async () => {
    const err = async (name: string, content: unknown) => {
      const outcome = await peerless(['verify', files.write(name, content)]);
      expect(outcome.exitCode).toBe(1);
      expect(outcome.err).toEqual([]);
      return without(outcome.out);
    };
    expect(await err('x.scene', { ...SOUND, setup: { ...SOUND.setup, heroes: ['alice', 'medussa'], mode: 'dual' } })).toEqual([
      'FAIL A Feint stops Snicker-Snack (x.scene)',
      '  setup.heroes[1]: unknown hero "medussa"; did you mean "medusa"?',
      '  setup.mode: unknown mode "dual"; did you mean "duel"?',
    ]);
    expect(await err('y.scene', { scene: 3, script: 3 })).toEqual([
      'FAIL y.scene',
      '  scene: is 3; this version reads 1 and 2',
      '  script: must be a list, not 3',
      '  setup: is missing, and there is no game',
    ]);
    expect(await err('z.scene', '{ "scene": 1,\n  "title" "x" }')).toEqual([
      'FAIL z.scene',
      expect.stringMatching(/^ {2}z\.scene is not JSON: .*(?:line 2)/),
    ]);
    expect(await err('empty.scene', '')).toEqual(['FAIL empty.scene', expect.stringMatching(/is not JSON/)]);
    expect(await err('null.scene', 'null')).toEqual(['FAIL null.scene', '  (whole): must be an object, not null']);
    const missing = await peerless(['verify', files.path('missing.scene')]);
    expect([missing.exitCode, without(missing.out)]).toEqual([
      1,
      ['FAIL missing.scene', '  cannot read missing.scene: there is no such file'],
    ]);
  });

  it('goes on after a scene that cannot be run', async () => {
    const outcome = await peerless(['verify', files.write('broken.scene', '{'), files.write('sound.scene', SOUND)]);
    expect(outcome.exitCode).toBe(1);
    expect(outcome.out.at(-1)).toMatch(/^ok/);
  });

  it('refuses a folder without scenes, and no paths at all', async () => {
    files.write('nothing/readme.txt', '');
    expect(await peerless(['verify', files.path('nothing')])).toMatchObject({
      exitCode: 1,
      err: [expect.stringContaining('holds no .scene or .lesson file')],
    });
    expect(await peerless(['verify'])).toMatchObject({ exitCode: 2, err: [expect.stringContaining("missing required argument 'path'")] });
  });

  it('prints one JSON object a line', async () => {
    const bad = files.write('bad2.scene', { ...SOUND, title: 'bad', script: [{ cannot: { action: 'attack' } }] });
    const outcome = await peerless(['verify', '--json', files.write('ok2.scene', SOUND), bad, files.write('no2.scene', '?')]);
    expect(outcome.exitCode).toBe(1);
    expect(outcome.out.map((line) => JSON.parse(line))).toEqual([
      { file: files.path('ok2.scene'), title: SOUND.title, ok: true },
      {
        file: bad,
        title: 'bad',
        ok: false,
        shortfall: expect.objectContaining({ step: 1, problem: 'this can be chosen', expected: { action: 'attack' } }),
      },
      { file: files.path('no2.scene'), title: null, ok: false, error: expect.stringContaining('is not JSON') },
    ]);
  });
});
