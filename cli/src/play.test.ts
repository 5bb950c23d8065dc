import { readFileSync } from 'node:fs';
import {
  choice,
  concession,
  type Event,
  type GameRecord,
  knownBoards,
  knownHeroes,
  parseRecord,
  record,
  replay,
  type Setup,
} from '@peerless/engine';
import { LANGS } from '@peerless/text';
import { afterAll, describe, expect, it } from 'vitest';
import { folder, peerless } from './trying.ts';

const files = folder();
afterAll(files.remove);
const QUICKLY = ['--players', 'random'];
const DUEL = ['play', ...QUICKLY, '--heroes', 'alice,medusa', '--board', 'marmoreal', '--seed', '7'];
const saved = async (name: string, ...args: string[]): Promise<GameRecord> => {
  await peerless(['play', ...QUICKLY, '--quiet', '--save', files.path(name), ...args]);
  return JSON.parse(readFileSync(files.path(name), 'utf8'));
};

describe('play', () => {
  it.each(LANGS)('tells the same game for the same seed, in %s', async (lang) => {
    const [one, two, other] = await Promise.all(
      ['5', '5', '6'].map((seed) => peerless(['play', ...QUICKLY, '--seed', seed, '--lang', lang])),
    );
    expect(one).toEqual(two);
    expect(one.exitCode).toBe(0);
    expect(one.err).toEqual([]);
    expect(one.out.length).toBeGreaterThan(30);
    expect(one.out).not.toEqual(other.out);
    expect(one.out[0]).toContain('--seed 5');
  });

  it('tells turn by turn, actions inside turns, and who wins', async () => {
    const { out } = await peerless(DUEL);
    expect(out[0]).toBe('Alice × Medusa · Marmoreal · --seed 7');
    const turns = out.filter((line) => /^Turn \d+: (?:Alice|Medusa)\.$/.test(line));
    expect(turns.slice(0, 3)).toEqual(['Turn 1: Alice.', 'Turn 2: Medusa.', 'Turn 3: Alice.']);
    expect(out).toContain('  Alice, action 1: maneuver.');
    expect(out).toContain('    Alice draws 1 card.');
    expect(out.at(-1)).toMatch(/^(?:Alice|Medusa) wins the game\.$/);
    expect(out.filter((line) => line.includes('wins the game'))).toHaveLength(1);
  });

  it('explains values as sums that add up', async () => {
    const { out } = await peerless(DUEL);
    const sums = out.filter((line) => /\(printed\) [+−]/.test(line));
    expect(sums.length).toBeGreaterThan(0);
    for (const line of sums) {
      const [terms, total] = line.slice(line.indexOf(': ') + 2).split(' = ');
      const added = [...terms.matchAll(/([+−]? ?)(\d+) \(/g)].reduce(
        (sum, [, sign, n]) => sum + (sign.includes('−') ? -Number(n) : Number(n)),
        0,
      );
      expect(`${added}.`, line).toBe(total);
    }
  });

  it('tells in Russian without a word of English', async () => {
    const { out } = await peerless([...DUEL, '--lang', 'ru']);
    expect(out[0]).toBe('Алиса × Медуза · Мармореал · --seed 7');
    const words = out.slice(1).filter((line) => /[A-Za-z]{2,}/.test(line));
    expect(words).toEqual([]);
  });

  it('keeps hidden cards hidden, unless told to reveal them', async () => {
    const { out } = await peerless(DUEL);
    expect(out.filter((line) => /draws \d+ cards?: /.test(line))).toEqual([]);
    const revealed = await peerless([...DUEL, '--reveal']);
    expect(revealed.out.filter((line) => /draws \d+ cards?: /.test(line)).length).toBeGreaterThan(5);
    expect(revealed.out.filter((line) => /draws \d+ cards?\.$/.test(line))).toEqual([]);
    expect(revealed.out.length).toBe(out.length);
  });

  it('waits after each line, and colors only where colors are wanted', async () => {
    const plain = await peerless([...DUEL, '--pace', '400']);
    expect(plain.waited).toBeGreaterThan(400 * 50);
    expect(plain.out.join('')).not.toContain('\u001b');
    const colored = await peerless(DUEL, true);
    expect(colored.out.join('')).toContain('\u001b[1m');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: escape codes are what is looked for
    expect(colored.out.map((line) => line.replace(/\u001b\[\d+m/g, ''))).toEqual(plain.out);
  });

  it('tells only the end when quiet', async () => {
    expect((await peerless([...DUEL, '--quiet'])).out).toHaveLength(2);
  });

  it('prints one event a line as JSON', async () => {
    const { out } = await peerless([...DUEL, '--json']);
    const events = out.map((line) => JSON.parse(line) as Event);
    expect(events[0]).toEqual({ kind: 'place', fighter: 'alice', from: null, to: 's15', by: 0 });
    expect(events.at(-1)?.kind).toBe('over');
    expect(events.some((event) => event.kind === 'draw' && event.cards)).toBe(false);
  });

  it('plays every mode with whoever is named, and lets chance name the rest', async () => {
    expect((await saved('three.game', '--seed', '1', '--mode', 'freeForAll')).setup).toMatchObject({
      mode: 'freeForAll',
      heroes: { length: 3 },
    });
    expect((await saved('teams.game', '--seed', '1', '--mode', 'teams')).setup).toMatchObject({ mode: 'teams', heroes: { length: 4 } });
    expect((await saved('four.game', '--seed', '1', '--heroes', 'sinbad, Медуза,Король Артур,ALICE')).setup).toMatchObject({
      mode: 'freeForAll',
      heroes: ['sinbad', 'medusa', 'king-arthur', 'alice'],
    });
    expect((await saved('doors.game', '--seed', '1', '--board', 'Heorot')).setup).toMatchObject({ mode: 'duel', board: 'heorot' });
  });

  const playsToTheEnd = async (...about: string[]): Promise<void> => {
    const { out, exitCode } = await peerless(['play', '--seed', '1', ...about, '--quiet']);
    expect([exitCode, out.length]).toEqual([0, 2]);
  };
  it.each(knownHeroes().map(({ id }) => id))('plays to the end with %s', (hero) =>
    playsToTheEnd('--heroes', `${hero},${hero === 'medusa' ? 'alice' : 'medusa'}`, '--players', 'greedy'),
  );
  it.each(knownBoards().map(({ id }) => id))('plays to the end on %s', (board) => playsToTheEnd(...QUICKLY, '--board', board));

  it('is won by the greedy player against the random one, more often than not', async () => {
    let won = 0;
    for (let seed = 0; seed < 10; seed++) {
      const seats = ['--heroes', 'king-arthur,medusa', '--board', 'sarpedon', '--players', 'greedy,random'];
      const { out } = await peerless(['play', ...QUICKLY, '--seed', `${seed}`, ...seats, '--json']);
      if ((JSON.parse(out.at(-1)!) as { winners: number[] }).winners[0] === 0) won++;
    }
    expect(won).toBeGreaterThan(6);
  });

  it('refuses what it does not know, with the nearest name', async () => {
    const err = async (...args: string[]) => {
      const outcome = await peerless(['play', ...args]);
      expect(outcome.exitCode, args.join(' ')).toBe(2);
      return outcome.err.join('\n');
    };
    expect(await err('--heroes', 'alise,medusa')).toBe('unknown hero "alise"; did you mean "alice"?');
    expect(await err('--board', 'heorott')).toBe('unknown board "heorott"; did you mean "heorot"?');
    expect(await err('--mode', 'war')).toBe('unknown mode "war"; known: duel, freeForAll, teams');
    expect(await err('--players', 'clever')).toBe(
      'unknown player "clever"; known: random, greedy, plain, novice, easy, medium, hard, master',
    );
    expect(await err('--heroes', 'alice')).toBe('duel has 2 seats, not 1');
    expect(await err('--heroes', 'alice,alice')).toContain('R-1.12');
    expect(await err('--board', 'heorot', '--mode', 'teams')).toContain('too few for 4 seats');
    expect(await err('--seed', 'x')).toContain('whole number');
    expect(await err('--pace', '-1')).toContain('whole number');
    expect(await err('--lang', 'xx')).toContain(`Allowed choices are ${LANGS.join(', ')}`);
    expect(await err('--sed', '1')).toContain('--seed');
  });
});

describe('replay', () => {
  it('tells a saved game just as it was told', async () => {
    const told = await peerless([...DUEL, '--save', files.path('duel.game')]);
    const again = await peerless(['replay', files.path('duel.game')]);
    expect(again.exitCode).toBe(0);
    expect(again.out.slice(1)).toEqual(told.out.slice(1));
    const ru = await peerless(['replay', files.path('duel.game'), '--lang', 'ru', '--json', '--reveal']);
    expect(ru.out.length).toBeGreaterThan(told.out.length);
  });

  it('stops where it is told to, and says what is asked', async () => {
    const kept = await saved('short.game', '--seed', '7', '--heroes', 'alice,medusa', '--board', 'marmoreal');
    const { out } = await peerless(['replay', files.path('short.game'), '--to', '0']);
    expect(out.slice(0, 2)).toEqual(['Alice × Medusa · Marmoreal', '  Alice is placed in space 15.']);
    expect(out).toContain('Alice · Setup: Choose a space for the Jabberwock.');
    expect(out).toContain('  - The Jabberwock to space 1');
    expect((await peerless(['replay', files.path('short.game'), '--to', `${kept.answers.length}`])).out.at(-1)).toMatch(/wins the game/);
  });

  it('writes the moment where it stops as a scene that verify reads', async () => {
    await saved('whole.game', '--seed', '9');
    await peerless(['replay', files.path('whole.game'), '--quiet', '--to', '12', '--scene', files.path('moment.scene')]);
    expect((await peerless(['verify', files.path('moment.scene')])).exitCode).toBe(0);
    expect(JSON.parse(readFileSync(files.path('moment.scene'), 'utf8')).game.answers).toHaveLength(12);
  });

  it('tells a game that began with a position', async () => {
    const setup: Setup = { board: 'marmoreal', heroes: ['alice', 'medusa'], mode: 'duel' };
    const kept = record(setup, 1, [concession(1)], { seats: [{ hand: ['eat-me', 'feint'] }] });
    const { out } = await peerless(['replay', files.write('position.game', kept)]);
    expect(out.join('\n')).not.toContain('is placed');
    expect(out.at(-1)).toMatch(/Alice wins the game/);
    const { out: first } = await peerless(['replay', files.path('position.game'), '--to', '0']);
    expect(first.slice(-3)).toEqual(['Alice · Your turn: Choose an action.', '  - Maneuver', '  - Scheme']);
  });

  it('lists every problem of a malformed record', async () => {
    const kept = await saved('sound.game', '--seed', '2');
    expect(parseRecord(kept).seed).toBe(2);
    expect(replay(kept).over).toBe(1);
    const err = async (name: string, content: unknown) => {
      const outcome = await peerless(['replay', files.write(name, content)]);
      expect(outcome.exitCode).toBe(1);
      expect(outcome.out).toEqual([]);
      return outcome.err.map((line) => line.replace(files.path(name), name));
    };
    expect(
      await err('a.game', { ...kept, format: 9, rules: 0, seed: 'x', answers: [1, 'y'], setup: { ...kept.setup, board: 'nowhere' } }),
    ).toEqual([
      'a.game is not valid:',
      '  format: is 9; this version reads 1 and 2',
      expect.stringMatching(/^ {2}rules: was played by rules version 0/),
      '  seed: must be a whole number or 32 hexadecimal digits, not "x"',
      '  answers[1]: "y" is not a choice',
      expect.stringMatching(/^ {2}setup\.board: unknown board "nowhere"/),
    ]);
    expect(await err('b.game', { ...kept, content: 'other' })).toEqual(['b.game is not valid:', expect.stringContaining('content: ')]);
    expect(await err('c.game', { ...kept, answers: [...kept.answers.slice(0, 3), choice('action', 255)] })).toEqual([
      'c.game is not valid:',
      expect.stringMatching(/^ {2}answers\[3\]: .*Legal: /),
    ]);
    expect(await err('d.game', '{ "format": 1,')).toEqual([expect.stringMatching(/^d\.game is not JSON: /)]);
    expect(await err('e.game', '[]')).toEqual(['e.game is not valid:', '  (whole): must be an object, not a list']);
    expect((await peerless(['replay', files.path('missing.game')])).err).toEqual([
      `cannot read ${files.path('missing.game')}: there is no such file`,
    ]);
  });
});
