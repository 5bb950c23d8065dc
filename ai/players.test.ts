import { answer, asked, type Choice, choices, type Game, imagine, mask, newGame, type Setup } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import '@peerless/boards';
import '@peerless/heroes';
import { chance, decide, type Hint, hint, LEVEL, PLAYERS, player, search, searcher, type Thought } from './index.ts';
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

  it('thinks less long about what it doubts less, and never longer than it may', () => {
    const triesOf = (seed: number, doubt: number): number => {
      const game = midway(DUEL, seed, 30);
      const thinking = searcher(1, { iterations: 1_000, milliseconds: 1, doubt }, LEVEL.hard.style).think(mask(game, asked(game)));
      let tries = 0;
      for (let step = thinking.next(); !step.done; step = thinking.next()) tries = step.value.iterations;
      return tries;
    };
    const seeds = [1, 2, 3, 4, 5, 6];
    const [sure, doubtful] = [0.3, 1].map((doubt) => seeds.map((seed) => triesOf(seed, doubt)));
    for (const i of seeds.keys()) expect(sure[i]).toBeLessThanOrEqual(doubtful[i]);
    expect(Math.max(...doubtful)).toBeLessThanOrEqual(1_000);
    expect(sure.some((tries, i) => tries < doubtful[i])).toBe(true);
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
  /** All that is told, the hint last. */
  const told = (game: Game, iterations = 300): Hint[] => {
    const hints = hint(mask(game, asked(game)), iterations);
    const all: Hint[] = [];
    for (let step = hints.next(); ; step = hints.next()) {
      all.push(step.value);
      if (step.done) return all;
    }
  };
  it('is the best few choices, each with its chance', () => {
    const game = midway(DUEL, 3, 30);
    const all = told(game);
    expect(all.length).toBeGreaterThan(3);
    const { best } = all.at(-1)!;
    expect(best.length).toBeLessThanOrEqual(3);
    for (const { choice, chance: win } of best) {
      expect(choices(game)).toContain(choice);
      expect(win).toBeGreaterThanOrEqual(0);
      expect(win).toBeLessThanOrEqual(1);
    }
  });
  it('advises as a hard player with as many tries would choose', () => {
    const game = midway(DUEL, 3, 30);
    const looking = search(mask(game, asked(game)), asked(game), LEVEL.master.style);
    const random = chance(1);
    for (let n = 0; n < 3; n++) looking.run(100, random);
    const best = looking.standings().slice(0, 3);
    expect(told(game).at(-1)!.best).toEqual(best.map((each) => ({ ...each, line: looking.line(each.choice) })));
  });
  it('gives its grounds at the end, the same whatever the hidden cards are', () => {
    for (const seed of [3, 5, 8]) {
      const game = midway(DUEL, seed, 30);
      const all = told(game, 100);
      expect(all.slice(0, -1).every(({ grounds }) => grounds === null)).toBe(true);
      expect(all.at(-1)!.grounds).toMatchObject({ outlook: { hand: expect.any(Number) }, next: { hand: expect.any(Number) } });
      expect(told(imagine(game, asked(game), chance(seed)), 100)).toEqual(all);
    }
  });
  it('gives none where there is nothing to choose', () => {
    const game = newGame(DUEL, 1);
    while (choices(game).length > 1) answer(game, choices(game)[0]);
    expect(told(game)).toMatchObject([{ best: [{ choice: choices(game)[0] }], grounds: null }]);
  });
});
