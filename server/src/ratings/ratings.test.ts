import { describe, expect, it } from 'vitest';
import { deviation, isProvisional, type NewRating, points, type Result, rate, UNKNOWN, weightOf } from './ratings.ts';

const result = (pool: Result['pool'], players: (string | null)[], winners: number[]): Result => ({
  table: 'table',
  pool,
  board: 'soho',
  ended: 1,
  rated: true,
  isTooShort: false,
  lasted: 1,
  winners,
  seats: players.map((player) => ({ player, level: player === null ? 'master' : null, hero: 'alice' })),
});
const unknown = (player: string): NewRating => ({ player, pool: 'duel', ...UNKNOWN });
function pointsAfter(pool: Result['pool'], players: (string | null)[], winners: number[]): Record<string, number> {
  const after = rate(result(pool, players, winners), players.filter((player) => player !== null).map(unknown));
  return Object.fromEntries(after.map(({ player, mu }) => [player, points({ mu }) - 1500]));
}

describe('ratings', () => {
  it('start at 1500, unsure', () => {
    expect(points(UNKNOWN)).toBe(1500);
    expect(deviation(UNKNOWN)).toBe(246);
  });

  it('give the winner what the loser loses, between equals', () => {
    const { a, b } = pointsAfter('duel', ['a', 'b'], [1]);
    expect(b).toBeGreaterThan(0);
    expect(a).toBe(-b);
  });

  it('do not change between equals if nobody wins', () => expect(pointsAfter('duel', ['a', 'b'], [])).toEqual({ a: 0, b: 0 }));

  it('take the others of a free-for-all as equal', () => {
    const { a, b, c } = pointsAfter('freeForAll', ['a', 'b', 'c'], [1]);
    expect(b).toBeGreaterThan(0);
    expect(a).toBeLessThan(0);
    expect(c).toBe(a);
  });

  it('take those who agree on a draw as equal, and as better than who was out before', () => {
    const { a, b, c } = Object.fromEntries(
      rate({ ...result('freeForAll', ['a', 'b', 'c'], []), out: [0] }, ['a', 'b', 'c'].map(unknown)).map(({ player, mu }) => [player, mu]),
    );
    expect(b).toBe(c);
    expect(a).toBeLessThan(b);
  });

  it('take every other seat as a team', () => {
    const { a, b, c, d } = pointsAfter('teams', ['a', 'b', 'c', 'd'], [0, 2]);
    expect(a).toBeGreaterThan(0);
    expect([c, d]).toEqual([a, b]);
  });

  it('measure people by computer players, who stay where they are', () => {
    const won = pointsAfter('bots', ['a', null], [0]);
    const lost = pointsAfter('bots', ['a', null], [1]);
    expect(Object.keys(won)).toEqual(['a']);
    expect(won.a).toBeGreaterThan(-lost.a);
    // Two winners: it was a game in teams.
    expect(Object.keys(pointsAfter('bots', ['a', null, 'b', null], [0, 2]))).toEqual(['a', 'b']);
  });

  it('change less by a game that weighs less, and become less sure', () => {
    const after = (weight?: number) => rate(result('duel', ['a', 'b'], [0]), [{ ...unknown('a'), weight }, unknown('b')]);
    const [[full, other], [half, same]] = [after(), after(0.5)];
    expect(half.mu - UNKNOWN.mu).toBeCloseTo((full.mu - UNKNOWN.mu) / 2);
    expect(half.sigma).toBeCloseTo((full.sigma + UNKNOWN.sigma) / 2);
    expect(same).toEqual(other);
  });

  it('weigh games with the same opponents less and less', () => {
    expect([weightOf([]), weightOf([0]), weightOf([1]), weightOf([2]), weightOf([0, 1, 3])]).toEqual([1, 1, 1 / 2, 1 / 3, 1.75 / 3]);
  });

  it('tell much after enough games with enough others; computer players are enough', () => {
    const known = (pool: Result['pool'], games: number, opponents: number): boolean => !isProvisional({ pool, games, opponents });
    expect([known('duel', 5, 3), known('duel', 4, 4), known('duel', 99, 2), known('bots', 5, 0), known('bots', 4, 0)]).toEqual([
      true,
      false,
      false,
      true,
      false,
    ]);
  });

  it('are surer after every game', () => {
    for (const { sigma } of rate(result('duel', ['a', 'b'], [0]), [unknown('a'), unknown('b')])) expect(sigma).toBeLessThan(UNKNOWN.sigma);
  });
});
