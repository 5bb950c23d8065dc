/** Plays on by a sense of what is sensible, until the game is over or far enough. */
import { answer, asked, choices, type Game } from '@peerless/engine';
import { type Random, weighted } from './chance.ts';
import { MOST_CHOICES, weigh } from './policy.ts';

const weights = new Float64Array(MOST_CHOICES);

/** One answer of the seat that is asked. */
export function stepOut(game: Game, seat: number, random: Random): void {
  const legal = choices(game);
  weigh(game, seat, legal, weights);
  for (let i = 0; i < legal.length; i++) {
    const weight = weights[i];
    weights[i] = weight * weight * weight; // more decided than the priors of the search
  }
  answer(game, legal[weighted(weights, legal.length, random)]);
}
/** Plays on until turn `until` begins. */
export function rollOut(game: Game, until: number, random: Random): void {
  while (!game.over && game.turn < until) stepOut(game, asked(game), random);
}
/** The same without any sense, for comparison. */
export function rollOutBlindly(game: Game, until: number, random: Random): void {
  while (!game.over && game.turn < until) {
    const legal = choices(game);
    answer(game, legal[Math.floor(random() * legal.length)]);
  }
}
