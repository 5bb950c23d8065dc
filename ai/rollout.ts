/** Plays on by a sense of what is sensible, until the game is over or far enough. */
import { answerNth, asked, type Choice, type Game, offers, offersIn } from '@peerless/engine';
import { type Random, weighted } from './chance.ts';
import { MOST_CHOICES, weigh } from './policy.ts';

const weights = new Float64Array(MOST_CHOICES);

/** Which of the offers the policy takes for the seat that is asked. */
function pick(game: Game, seat: number, random: Random): number {
  const count = offersIn(game);
  weigh(game, seat, offers, count, weights);
  for (let i = 0; i < count; i++) {
    const weight = weights[i];
    weights[i] = weight * weight * weight; // more decided than the priors of the search
  }
  return weighted(weights, count, random);
}
/** What the policy answers for the seat that is asked. */
export const chosen = (game: Game, seat: number, random: Random): Choice => offers[pick(game, seat, random)];

/** Plays on until turn `until` begins. */
export function rollOut(game: Game, until: number, random: Random): void {
  while (!game.over && game.turn < until) answerNth(game, pick(game, asked(game), random));
}
/** The same without any sense, for comparison. */
export function rollOutBlindly(game: Game, until: number, random: Random): void {
  while (!game.over && game.turn < until) answerNth(game, Math.floor(random() * offersIn(game)));
}
