/** How a position stands: each seat's chance to win, from the features of every seat. */
import { type Game, matchOf } from '@peerless/engine';
import { FEATURES, type Feature, featuresOf } from './features.ts';

/** Fills `scores` with a number for each seat that is in the game; higher is better. */
export type Evaluation = (game: Game, scores: Float64Array) => void;

/** Written by hand from play. What is not named counts nothing. */
const BY_HAND: Partial<Record<Feature, number>> = {
  heroHealth: 2.2,
  heroWeak: -0.8,
  heroDying: -0.8,
  heroShare: 0.5,
  sidekickHealth: 1,
  sidekicks: 0.4,
  hand: 0.9,
  handEmpty: -0.5,
  handWorth: 0.5,
  bestAttack: 0.3,
  bestDefense: 0.4,
  deck: 0.4,
  exhausted: -0.6,
  striking: 0.2,
  heroStriking: 0.2,
  near: 0.2,
  counter: 0.4,
  actions: 0.3,
  toMove: 0.1,
};
const weights = Float64Array.from(FEATURES, (name) => BY_HAND[name] ?? 0);
/** The score of one seat, whose features begin there. */
export function weighByHand(features: ArrayLike<number>, from = 0): number {
  let score = 0;
  for (let i = 0; i < weights.length; i++) score += weights[i] * features[from + i];
  return score;
}
const features = new Float64Array(FEATURES.length);
export const byHand: Evaluation = (game, scores) => {
  for (let seat = 0; seat < game.seats.length; seat++) {
    featuresOf(game, seat, features);
    scores[seat] = weighByHand(features);
  }
};

/** An estimate is never as good as a win. */
const SURE = 0.94;

/** Fills `into` with each seat's chance to win: the result where there is one. Allies share theirs. */
export function chances(game: Game, evaluation: Evaluation, into: Float64Array): void {
  const { seats, allies } = matchOf(game);
  if (game.over) {
    for (let seat = 0; seat < seats; seat++) into[seat] = game.winners === 0 ? 1 / seats : (game.winners >> seat) & 1;
    return;
  }
  evaluation(game, into);
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) {
    into[seat] = game.seats[seat].out ? 0 : Math.exp(into[seat]);
    sum += into[seat];
  }
  for (let seat = 0; seat < seats; seat++) into[seat] = (1 - SURE) / seats + (SURE * into[seat]) / sum;
  if (allies[0] !== 1) shareOut(into, allies);
}
function shareOut(into: Float64Array, allies: readonly number[]): void {
  const own = Array.from(into);
  for (let seat = 0; seat < own.length; seat++) {
    into[seat] = 0;
    for (let other = 0; other < own.length; other++) if (allies[seat] & (1 << other)) into[seat] += own[other];
  }
}
