import { answer, asked, type Choice, choices, mask, newGame, type Setup } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import '@peerless/boards';
import '@peerless/heroes';
import { decide, hint, LEVEL, PLAYERS, player, searcher, type Thought } from './index.ts';
import { midway } from './test/midway.ts';

const DUEL: Setup = { board: 'marmoreal', heroes: ['alice', 'medusa'], mode: 'duel' };

describe('a player', () => {
  it.each(PLAYERS)('%s chooses the same from the same seed and the same sight', (name) => {
    const game = midway(DUEL, 5, 40);
    const seen = mask(game, asked(game));
    expect(decide(player(name, 7), seen, { iterations: 60 })).toBe(decide(player(name, 7), seen, { iterations: 60 }));
  });

  it('answers a forced question at once', () => {
    const game = newGame(DUEL, 1);
    while (choices(game).length > 1) answer(game, choices(game)[0]);
    const thinking = player('master', 1).think(mask(game, asked(game)));
    expect(thinking.next()).toEqual({ done: true, value: choices(game)[0] });
  });

  it('tells how far it is, and can be stopped with the best so far', () => {
    const game = midway(DUEL, 3, 30);
    const thinking = player('hard', 1).think(mask(game, asked(game)));
    const first = thinking.next();
    expect(first.done).toBe(false);
    expect(first.value).toMatchObject({ of: LEVEL.hard.iterations });
    const { choice, chance: win, iterations } = first.value as { choice: Choice; chance: number; iterations: number };
    expect(choices(game)).toContain(choice);
    expect(iterations).toBeGreaterThan(0);
    expect(win).toBeGreaterThan(0);
    expect(win).toBeLessThan(1);
  });

  it('stops when its time is up', () => {
    const game = midway(DUEL, 3, 30);
    let now = 0;
    const thinking = player('master', 1).think(mask(game, asked(game)), { milliseconds: 30 }, () => {
      now += 10;
      return now;
    });
    let told = 0;
    while (!thinking.next().done) told++;
    expect(told).toBeLessThan(4);
  });

  it('remembers its search while it is asked again at once', () => {
    const game = midway(DUEL, 3, 30);
    const seat = asked(game);
    const one = searcher(1, { iterations: 400, milliseconds: 1 }, LEVEL.hard.style);
    answer(game, decide(one, mask(game, seat)));
    expect(asked(game)).toBe(seat);
    const next = one.think(mask(game, seat)).next();
    if (!next.done) expect(next.value.iterations).toBeGreaterThan(32);
  });

  it('starts anew when it is asked for another seat', () => {
    for (let seed = 1; ; seed++) {
      const game = midway(DUEL, seed, 30);
      const seat = asked(game);
      const both = searcher(1, { iterations: 64, milliseconds: 1 }, LEVEL.hard.style);
      answer(game, decide(both, mask(game, seat)));
      if (game.over || asked(game) === seat || choices(game).length < 2) continue;
      const seen = mask(game, asked(game));
      const { value } = both.think(seen).next();
      expect(value).toMatchObject({ iterations: 32, chance: expect.any(Number) });
      expect((value as Thought).chance).toBeGreaterThan(0);
      return;
    }
  });
});

describe('a hint', () => {
  it('is the best few choices, each with its chance', () => {
    const game = midway(DUEL, 3, 30);
    let told = 0;
    const hints = hint(mask(game, asked(game)), 300);
    let step = hints.next();
    for (; !step.done; step = hints.next()) told++;
    expect(told).toBe(3);
    expect(step.value.length).toBeLessThanOrEqual(3);
    for (const { choice, chance: win } of step.value) {
      expect(choices(game)).toContain(choice);
      expect(win).toBeGreaterThanOrEqual(0);
      expect(win).toBeLessThanOrEqual(1);
    }
  });
});
