/** Players in positions of all heroes, boards and modes: they choose what is legal, and nothing they cannot know matters. */
import { answer, asked, choices, type Game, imagine, MODES, type Mode, mask, newGame, type Setup } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { everySetup, seedOf, someSetups } from '../engine/test/matrix.ts';
import { chance, decide, LEVELS, PLAYERS, type PlayerName, player } from './index.ts';
import { midway } from './test/midway.ts';

/** Some moment of a game. */
const moment = (setup: Setup, seed: number): Game => midway(setup, seed, 5 + ((seed >> 8) % 120));

/** One setup in so many: more for the quick, fewer for those who think long. */
const SAMPLE: Record<PlayerName, number> = {
  random: 5,
  greedy: 5,
  plain: 50,
  novice: 2,
  easy: 3,
  medium: 5,
  hard: 5,
  master: 10,
};
const LITTLE = { iterations: 12 };
/** In an order that one more hero or board hardly changes. */
const ofMode = (wanted: Mode): Setup[] =>
  everySetup()
    .filter(({ mode }) => mode === wanted)
    .toSorted((a, b) => seedOf(a) - seedOf(b));

describe('a player', () => {
  it.each(PLAYERS)('R-15.17 %s chooses the same whatever the hidden cards are', (name) => {
    let compared = 0;
    const setups = someSetups(SAMPLE[name]);
    for (const setup of setups) {
      const seed = seedOf(setup);
      const game = moment(setup, seed);
      if (game.over) continue;
      const seat = asked(game);
      const choose = (each: Game) => decide(player(name, seed), mask(each, seat), LITTLE);
      const chosen = choose(game);
      expect(choices(game), JSON.stringify(game.setup)).toContain(chosen);
      expect(choose(imagine(game, seat, chance(seed + 1))), JSON.stringify(game.setup)).toBe(chosen);
      compared++;
    }
    expect(compared).toBeGreaterThan(setups.length / 2);
  });

  it.each(LEVELS)('%s makes only legal choices, to the end of the game', (level) => {
    const few = MODES.flatMap((mode) => ofMode(mode).slice(0, 3));
    for (const setup of few) {
      const game = newGame(setup, seedOf(setup));
      const players = game.setup.heroes.map((_, seat) => player(level, seat));
      while (!game.over) {
        const picked = decide(players[asked(game)], mask(game, asked(game)), { iterations: 6 });
        expect(choices(game)).toContain(picked);
        answer(game, picked);
      }
    }
  });
});
