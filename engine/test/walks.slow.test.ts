/** What the tables of a board say of walks is what walking says, at every decision, whatever cards say. */
import '@peerless/boards';
import { answer, type Choice, choices, explain, type Game, matchOf, newGame, type Setup } from '@peerless/engine';
import '@peerless/heroes';
import { expect, it } from 'vitest';
import { canEnd, reach, ways } from '../src/rules/movement.ts';
import { dice, pickOf, playOut, secretiveSetup } from './playing.ts';
import { randomSetup } from './random-cards.ts';

const FARTHEST = 6;

/** Every fighter on the board, to every distance, with enemies in the way and without; how many walks there were. */
function checkWalks(game: Game): number {
  const { fighters, board } = matchOf(game);
  let walks = 0;
  for (const [fighter, { name }] of fighters.entries()) {
    const from = game.space[fighter];
    if (from < 0) continue;
    for (let distance = 0; distance <= FARTHEST; distance++) {
      for (const through of [false, true]) {
        const walked = [...ways(game, fighter, from, distance, through).keys()];
        const said = `${name} from ${board.names[from]}, ${distance} spaces${through ? ' through enemies' : ''}`;
        expect(reach(game, fighter, from, distance, through), said).toEqual(walked);
        expect(canEnd(game, fighter, from, distance, through), said).toBe(walked.length > 0);
        walks++;
      }
    }
  }
  return walks;
}
function play(setup: Setup, seed: number): number {
  const random = dice(23_000 + seed);
  const game = newGame(setup, seed);
  let walks = 0;
  playOut(game, (n) => {
    if (explain(game)!.kind === 'moveWhom' || n % 8 === 0) walks += checkWalks(game);
    answer(game, pickOf<Choice>(choices(game), random));
  });
  return walks;
}

it('in games of known heroes and of heroes full of secrets', { timeout: 300_000 }, () => {
  let walks = 0;
  for (let seed = 0; seed < 6; seed++) walks += play(secretiveSetup(seed, dice(seed)), seed);
  expect(walks).toBeGreaterThan(10_000);
});
it('in games of any cards the words can make', { timeout: 300_000 }, () => {
  let walks = 0;
  for (let seed = 0; seed < 6; seed++) walks += play(randomSetup(seed, dice(seed)), seed);
  expect(walks).toBeGreaterThan(5_000);
});
