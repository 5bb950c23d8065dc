import { BOARDS } from '@peerless/boards';
import { HEROES } from '@peerless/heroes';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Problem } from '../src/data/problems.ts';
import { problemsOfBoard, problemsOfHero } from '../src/files/check.ts';

const isListOfProblems = (problems: readonly Problem[]) =>
  problems.every(({ path, problem }) => typeof path === 'string' && typeof problem === 'string' && problem.length > 0);

describe('our own', () => {
  it.each(HEROES.map((hero) => [hero.id, hero] as const))('hero %s has no problem', (_, hero) => expect(problemsOfHero(hero)).toEqual([]));
  it.each(BOARDS.map((board) => [board.id, board] as const))('board %s has no problem, as JSON either', (_, board) => {
    expect(problemsOfBoard(board)).toEqual([]);
    expect(problemsOfBoard(JSON.parse(JSON.stringify(board)))).toEqual([]);
  });
  it('heroes without words of their own have none as JSON either', () => {
    for (const hero of HEROES.filter((each) => !each.words)) expect(problemsOfHero(JSON.parse(JSON.stringify(hero)))).toEqual([]);
  });
});

describe('anything', () => {
  const cycle: Record<string, unknown> = { do: 'may' };
  cycle.then = [cycle];
  const deep = (levels: number, value: unknown = 1): unknown => (levels === 0 ? value : deep(levels - 1, [{ do: 'may', then: value }]));
  const odd = [
    undefined,
    null,
    0,
    Number.NaN,
    '',
    'hero',
    true,
    [],
    {},
    () => 1,
    Symbol('s'),
    10n,
    new Map(),
    Object.create(null),
    cycle,
    deep(5000),
  ];

  it.each(odd.map((value) => [value]))('is refused without a throw: %s', (value) => {
    for (const problemsOf of [problemsOfHero, problemsOfBoard]) {
      expect(problemsOf(value).length).toBeGreaterThan(0);
      expect(isListOfProblems(problemsOf(value))).toBe(true);
    }
  });
  it('is refused in every field', () => {
    for (const value of odd) {
      for (const [whole, problemsOf] of [
        [HEROES[0], problemsOfHero],
        [BOARDS[0], problemsOfBoard],
      ] as const) {
        for (const field of Object.keys(whole)) expect(isListOfProblems(problemsOf({ ...whole, [field]: value }))).toBe(true);
      }
    }
  });
  it('is not led astray by names that every object has', () => {
    for (const word of ['constructor', '__proto__', 'toString', 'hasOwnProperty']) {
      const data = JSON.parse(
        `{"${word}": {}, "deck": [{"type": "${word}", "effects": [{"at": "${word}", "does": [{"do": "${word}", "${word}": 1}]}]}]}`,
      );
      const paths = problemsOfHero(data).map(({ path }) => path);
      expect(paths).toEqual(expect.arrayContaining(['deck[0].type', 'deck[0].effects[0].at', 'deck[0].effects[0].does[0].do']));
      expect(problemsOfBoard(data).some(({ problem }) => problem.includes(`unknown field "${word}"`))).toBe(true);
    }
  });
  it('may be long, and is then looked at only as far as is allowed', () => {
    const long = 'x'.repeat(100_000);
    const problems = problemsOfHero({ id: long, [long]: 1, deck: Array(100_000).fill({ id: long }), forms: Array(100_000).fill(long) });
    expect(problems.length).toBeLessThan(1000);
    expect(Math.max(...problems.map(({ path }) => path.length))).toBeLessThan(200);
    expect(problemsOfBoard({ spaces: Array(100_000).fill({ id: 'a' }), lines: Array(100_000).fill(['a', 'b']) }).length).toBeLessThan(1000);
  });
  it('never throws', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 8 }), (value) => {
        expect(isListOfProblems(problemsOfHero(value))).toBe(true);
        expect(isListOfProblems(problemsOfBoard(value))).toBe(true);
      }),
    );
  });
});

describe('a sound hero or board with one thing changed', () => {
  /** Everything inside, as the record or list it is in and its key there. */
  const parts = (value: unknown): [Record<string, unknown>, string][] =>
    typeof value !== 'object' || value === null
      ? []
      : Object.keys(value).flatMap((key) => [[value as Record<string, unknown>, key], ...parts((value as Record<string, unknown>)[key])]);
  const changed = (whole: unknown, at: number, change: { to?: unknown }): unknown => {
    const copy = JSON.parse(JSON.stringify(whole));
    const all = parts(copy);
    const [where, key] = all[at % all.length];
    if (Array.isArray(where) && !('to' in change)) where.splice(Number(key), 1);
    else if ('to' in change) where[key] = change.to;
    else delete where[key];
    return copy;
  };
  const change = fc.oneof(
    fc.constant({}),
    fc.record({
      to: fc.oneof(
        fc.jsonValue(),
        fc.integer({ min: -3, max: 40 }),
        fc.constantFrom('any', 'wild', 'boost', 'won', 'opposingFighter', 's1'),
      ),
    }),
  );

  it.each([
    ['hero', HEROES, problemsOfHero],
    ['board', BOARDS, problemsOfBoard],
  ] as const)('%s: has no problem, or a list of them', (_, wholes, problemsOf) => {
    fc.assert(
      fc.property(fc.constantFrom<unknown>(...wholes), fc.nat(), change, (whole, at, what) => {
        expect(isListOfProblems(problemsOf(changed(whole, at, what)))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
  it('lacks whatever was taken away', () => {
    for (const field of ['id', 'health', 'move', 'reach', 'sidekicks', 'deck']) {
      expect(problemsOfHero({ ...HEROES[0], [field]: undefined })).toContainEqual({ path: field, problem: 'is missing' });
    }
    for (const field of Object.keys(BOARDS[0])) {
      expect(problemsOfBoard({ ...BOARDS[0], [field]: undefined })).toContainEqual({ path: field, problem: 'is missing' });
    }
  });
});
