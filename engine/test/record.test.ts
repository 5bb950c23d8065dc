import '@peerless/boards';
import '@peerless/heroes';
import {
  answer,
  type Choice,
  choices,
  digest,
  type Event,
  InvalidData,
  newGame,
  newGameFrom,
  type Position,
  parseRecord,
  problemsOfSetup,
  record,
  replay,
  type Setup,
  scene,
  sceneOf,
  verify,
} from '@peerless/engine';
import { describe, expect, it } from 'vitest';

const SETUP: Setup = { board: 'marmoreal', heroes: ['alice', 'medusa'], mode: 'duel' };
const MANY = 50_000;
const LONG = 'x'.repeat(MANY);
const fields = (number: number): Record<string, number> => Object.fromEntries(Array.from({ length: number }, (_, n) => [`field${n}`, n]));
let deep: unknown = 1;
for (let n = 0; n < MANY; n++) deep = [deep];

const refused = (data: unknown): InvalidData => {
  try {
    parseRecord(data);
  } catch (error) {
    if (error instanceof InvalidData) return error;
    throw error;
  }
  throw new Error('it was taken');
};

describe('a record from outside', () => {
  const given = record(SETUP, 3);

  it('is refused in a few words, however much is in it', () => {
    const [first] = choices(newGame(SETUP, 3));
    for (const bad of [
      { ...given, answers: Array(MANY).fill(null) },
      { ...given, answers: Array(MANY).fill(first) },
      { ...given, answers: [LONG] },
      { ...given, answers: [deep] },
      { ...given, format: LONG },
      { ...given, rules: deep },
      ...[
        { ...SETUP, heroes: Array(MANY).fill('medusa') },
        { ...SETUP, heroes: Array(MANY).fill('medusas') },
        { ...SETUP, heroes: Array(MANY).fill('medusa'), options: { mirrorMatch: true } },
        { ...SETUP, heroes: [LONG, deep] },
        { ...SETUP, heroes: LONG },
        { ...SETUP, board: LONG },
        { ...SETUP, board: deep },
        { ...SETUP, mode: LONG },
        { ...SETUP, mode: deep },
        { ...SETUP, ...fields(MANY) },
        { ...SETUP, [LONG]: 1 },
        { ...SETUP, options: fields(MANY) },
        { ...SETUP, options: { [LONG]: 1 } },
        { ...SETUP, options: { handicap: Array(MANY).fill(0) } },
        { ...SETUP, options: { turnLimit: deep } },
      ].map((setup) => ({ ...given, setup })),
    ]) {
      const { problems, message } = refused(bad);
      expect(problems.length).toBeGreaterThan(0);
      expect(message.length, problems[0].path).toBeLessThan(2_000);
    }
  });

  it('names every answer that is none, and says what it is', () => {
    const bad = { ...given, answers: [-1, 'north', {}] };
    expect(refused(bad).problems).toEqual([
      { path: 'answers[0]', problem: '-1 is not a choice' },
      { path: 'answers[1]', problem: '"north" is not a choice' },
      { path: 'answers[2]', problem: 'an object is not a choice' },
    ]);
  });

  it('may have as many answers as the longest game', () => {
    const game = newGame(SETUP, 3);
    const answers: Choice[] = [];
    while (!game.over) {
      const legal = choices(game);
      answers.push(legal[(7 * answers.length) % legal.length]);
      answer(game, answers[answers.length - 1]);
    }
    expect(parseRecord(record(SETUP, 3, answers)).answers).toHaveLength(answers.length);
    expect(parseRecord({ ...given, answers: Array(10_000).fill(answers[0]) }).answers).toHaveLength(10_000);
    expect(refused({ ...given, answers: Array(10_001).fill(answers[0]) }).problems).toEqual([
      { path: 'answers', problem: 'are 10001, more than the 10000 of the longest game' },
    ]);
  });
});

describe('a record that begins with a position', () => {
  const position: Position = {
    fighters: { alice: { space: 's10' }, jabberwock: { health: 0 }, medusa: { space: 's11', health: 4 } },
    seats: [{ hand: ['snicker-snack', 'feint'], deck: ['eat-me'], form: 'small' }, { hand: ['dash', 'snipe'] }],
  };
  /** Some answers from there. */
  const played = (seed: number | string, most = 12): { answers: Choice[]; end: string } => {
    const game = scene(SETUP, position, undefined, seed);
    const answers: Choice[] = [];
    while (!game.over && answers.length < most) {
      const legal = choices(game);
      answers.push(legal[(5 * answers.length) % legal.length]);
      answer(game, answers[answers.length - 1]);
    }
    return { answers, end: digest(game) };
  };

  it.each([7, 'a1'.repeat(16)])('is played again from there, with chance from its seed: %s', (seed) => {
    const { answers, end } = played(seed);
    const kept = JSON.parse(JSON.stringify(record(SETUP, seed, answers, position)));
    expect(kept).toMatchObject({ format: 2, position });
    expect(digest(replay(kept))).toBe(end);
    expect(digest(replay({ ...kept, seed: seed === 7 ? 8 : 9 }))).not.toBe(end);
  });
  it('tells from its first moment on, what the game does by itself too', () => {
    const told: Event[] = [];
    newGameFrom({ setup: SETUP, seed: 1, position: { actions: 1 } }, (event) => told.push(event));
    expect(told.map(({ kind }) => kind)).toEqual(['action', 'draw', 'draw']);
  });
  it('is a scene at any of its moments', () => {
    const { answers } = played(7);
    const moment = sceneOf(record(SETUP, 7, answers, position), 0, 'first');
    expect(verify({ ...moment, script: [{ expect: { turn: 3, fighters: { medusa: { health: 4 } } } }] })).toBeNull();
  });
  it('is no record of the first format, which others would deal anew', () => {
    expect(record(SETUP, 7)).not.toHaveProperty('position');
    expect(record(SETUP, 7).format).toBe(1);
    expect(refused({ ...record(SETUP, 7, [], position), format: 1 }).problems).toEqual([
      { path: 'position', problem: 'belongs to format 2' },
    ]);
    expect(refused({ ...record(SETUP, 7), format: 2 }).problems).toEqual([{ path: 'position', problem: 'is missing' }]);
  });
  it('is refused with all that is wrong with the position', () => {
    const kept = record(SETUP, 7, [], position);
    const wrong = { fighters: { alise: { space: 's1' }, medusa: { space: 's999' } }, seats: [{ hand: ['faint'] }] };
    expect(refused({ ...kept, position: wrong }).problems.map(({ path }) => path)).toEqual([
      'position.seats[0].hand[0]',
      'position.fighters.alise',
      'position.fighters.medusa.space',
    ]);
    expect(refused({ ...kept, position: { ...position, seed: 3 } }).problems).toEqual([
      { path: 'position.seed', problem: 'stands beside the position, not in it' },
    ]);
    expect(refused({ ...kept, position: { fighters: { medusa: { health: 0 } } } }).problems[0].path).toBe('position.fighters');
    for (const odd of [null, 3, [], 'here', { at: 'noon' }]) expect(refused({ ...kept, position: odd }).problems.length).toBeGreaterThan(0);
  });
  it('is refused in a few words, however much is in it', () => {
    const kept = record(SETUP, 7, [], position);
    const names = Array(MANY).fill('faint');
    for (const bad of [
      { seats: Array(MANY).fill({}) },
      { seats: [{ hand: names }] },
      { seats: [{ hand: [LONG] }] },
      { seats: [{ tokens: Array(MANY).fill(null) }] },
      { fighters: fields(MANY) },
      { fighters: { alice: deep } },
      { doors: fields(MANY) },
      { doors: LONG },
      fields(MANY),
      deep,
    ])
      expect(refused({ ...kept, position: bad }).message.length).toBeLessThan(2_000);
  });
  it('by the rules it began with', () => {
    const kept = record({ ...SETUP, rules: 1 }, 7, [], position);
    expect(replay(kept).setup.rules).toBe(1);
    expect(replay({ ...kept, setup: SETUP }).setup.rules).toBe(1);
  });
});

describe('a setup from outside', () => {
  it('says how many seats are too many, and looks at no more of them', () => {
    expect(problemsOfSetup({ ...SETUP, heroes: ['alice', 'medusa', 'dracula', 'sinbad', 'alice', 'nobody'] })).toEqual([
      { path: 'heroes', problem: 'duel has 2 seats, not 6' },
      { path: 'board', problem: '"marmoreal" has 4 starting spaces, too few for 6 seats (R-3.7)' },
    ]);
  });
});
