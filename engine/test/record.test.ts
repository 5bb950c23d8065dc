import '@peerless/boards';
import '@peerless/heroes';
import { answer, type Choice, choices, InvalidData, newGame, parseRecord, problemsOfSetup, record, type Setup } from '@peerless/engine';
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

describe('a setup from outside', () => {
  it('says how many seats are too many, and looks at no more of them', () => {
    expect(problemsOfSetup({ ...SETUP, heroes: ['alice', 'medusa', 'dracula', 'sinbad', 'alice', 'nobody'] })).toEqual([
      { path: 'heroes', problem: 'duel has 2 seats, not 6' },
      { path: 'board', problem: '"marmoreal" has 4 starting spaces, too few for 6 seats (R-3.7)' },
    ]);
  });
});
