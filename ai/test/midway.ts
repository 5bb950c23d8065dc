/** A game some way on by chance, at a question with several answers. */
import { answer, choices, type Game, newGame, type Setup } from '@peerless/engine';
import { chance } from '../chance.ts';

export function midway(setup: Setup, seed: number, answers: number): Game {
  const game = newGame(setup, seed);
  const random = chance(seed);
  for (let n = 0; !game.over && (n < answers || choices(game).length < 2); n++) {
    const legal = choices(game);
    answer(game, legal[Math.floor(random() * legal.length)]);
  }
  return game;
}
