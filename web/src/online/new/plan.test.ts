import '@peerless/boards';
import '@peerless/heroes';
import { describe, expect, it } from 'vitest';
import { freshPlan, mayBeRated, rulesOf, seated, sized, tableOf } from './plan.ts';

describe('the plan of a table', () => {
  it('is a public duel of the player and anybody, by the usual rules', () => {
    expect(tableOf(freshPlan())).toEqual({
      options: {
        mode: 'duel',
        seats: 2,
        board: 'random',
        heroes: 'open',
        bans: 0,
        rules: {},
        clock: { kind: 'none' },
        rated: false,
        hints: false,
        isPublic: true,
        watching: 'public',
      },
      seats: [{ kind: 'open' }, { kind: 'open' }],
      mine: 0,
    });
  });
  it('keeps the own seat when it shrinks', () => {
    const four = seated(sized(freshPlan(), 'freeForAll', 4), 3, 'me');
    expect(four.seats).toEqual(['open', 'open', 'open', 'me']);
    expect(sized(four, 'duel', 2).seats).toEqual(['me', 'open']);
  });
  it('lets the host look on', () => {
    const plan = seated(seated(freshPlan(), 0, 'easy'), 1, 'hard');
    expect(tableOf(plan).mine).toBeNull();
    expect(tableOf(sized(plan, 'freeForAll', 3)).seats).toEqual([
      { kind: 'computer', level: 'easy' },
      { kind: 'computer', level: 'hard' },
      { kind: 'open' },
    ]);
  });
  it('tells of the rules only what is unusual', () => {
    const { game } = freshPlan();
    expect(rulesOf({ ...game, options: { ...game.options, mulligan: true } })).toEqual({ mulligan: true });
    expect(rulesOf({ ...game, places: game.places.with(1, { ...game.places[1], handicap: 2 }) })).toEqual({ handicap: [0, 2] });
  });
  it('is rated only by the usual rules and where anybody may sit down', () => {
    const plan = { ...freshPlan(), rated: true };
    expect(mayBeRated(plan)).toBe(true);
    expect(tableOf(plan).options.rated).toBe(true);
    expect(tableOf({ ...plan, isPublic: false }).options.rated).toBe(false);
    expect(tableOf(seated(plan, 1, 'reserved')).options.rated).toBe(false);
    const { game } = plan;
    expect(tableOf({ ...plan, game: { ...game, options: { ...game.options, mirrorMatch: true } } }).options.rated).toBe(false);
  });
  it('is rated with computer players as well, but not among them alone', () => {
    const plan = seated({ ...freshPlan(), rated: true }, 1, 'easy');
    expect(tableOf(plan).options.rated).toBe(true);
    expect(tableOf(seated(plan, 0, 'hard')).options.rated).toBe(false);
  });
  it('allows hints where several people play, and not for points', () => {
    const plan = { ...freshPlan(), hints: true };
    expect(tableOf(plan).options.hints).toBe(true);
    expect(tableOf({ ...plan, rated: true }).options).toMatchObject({ rated: true, hints: false });
    expect(tableOf(seated(plan, 1, 'easy')).options.hints).toBe(false);
  });
  it('has bans only in a draft', () => {
    expect(tableOf({ ...freshPlan(), bans: 2 }).options.bans).toBe(0);
    expect(tableOf({ ...freshPlan(), bans: 2, heroes: 'draft' }).options.bans).toBe(2);
  });
});
