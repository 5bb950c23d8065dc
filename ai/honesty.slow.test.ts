/** Players in positions of all heroes, boards and modes: they choose what is legal, and nothing they cannot know matters. */
import { answer, asked, choices, type Game, imagine, mask, newGame } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { everySetup } from '../engine/test/matrix.ts';
import { chance, decide, LEVELS, PLAYERS, type PlayerName, player } from './index.ts';
import { midway } from './test/midway.ts';

const setups = everySetup();
/** A setup and a moment for every number, spread over all there are. */
const moment = (n: number): Game => midway(setups[(n * 37) % setups.length], n, 5 + ((n * 11) % 120));

/** Positions for each player: thousands for the quick, fewer for those who think long. */
const POSITIONS: Record<PlayerName, number> = {
  random: 400,
  greedy: 400,
  plain: 40,
  novice: 800,
  easy: 600,
  medium: 400,
  hard: 400,
  master: 200,
};
const LITTLE = { iterations: 12 };

describe('a player', () => {
  it.each(PLAYERS)('R-15.17 %s chooses the same whatever the hidden cards are', (name) => {
    let compared = 0;
    for (let n = 0; n < POSITIONS[name]; n++) {
      const game = moment(n);
      if (game.over) continue;
      const seat = asked(game);
      const choose = (each: Game) => decide(player(name, n), mask(each, seat), LITTLE);
      const chosen = choose(game);
      expect(choices(game), JSON.stringify(game.setup)).toContain(chosen);
      expect(choose(imagine(game, seat, chance(n + 1))), JSON.stringify(game.setup)).toBe(chosen);
      compared++;
    }
    expect(compared).toBeGreaterThan(POSITIONS[name] / 2);
  });

  it.each(LEVELS)('%s makes only legal choices, to the end of the game', (level) => {
    for (const n of [11, 700, 1400, 1795, 2030]) {
      const game = newGame(setups[n % setups.length], n);
      const players = game.setup.heroes.map((_, seat) => player(level, seat));
      while (!game.over) {
        const picked = decide(players[asked(game)], mask(game, asked(game)), { iterations: 6 });
        expect(choices(game)).toContain(picked);
        answer(game, picked);
      }
    }
  });
});
