/** Looks one step ahead: takes the choice after which the position weighs best, once the turn is played out. */
import { answer, type Choice, choices, clone, imagineFrom, type Masked } from '@peerless/engine';
import type { Random } from './chance.ts';
import { distinct } from './distinct.ts';
import { chances, type Evaluation } from './evaluate.ts';
import { rollOut } from './rollout.ts';

/** How many games that could be the real one each choice is tried in. */
const WORLDS = 8;
const results = new Float64Array(4);

export function greedily(seen: Masked, seat: number, evaluation: Evaluation, random: Random): Choice {
  const worlds = Array.from({ length: WORLDS }, () => imagineFrom(seen, seat, random));
  const legal = distinct(worlds[0], choices(worlds[0]));
  let best = legal[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const choice of legal.length > 1 ? legal : []) {
    let sum = 0;
    for (const world of worlds) {
      const game = clone(world);
      answer(game, choice);
      rollOut(game, seen.state.turn + 1, random);
      chances(game, evaluation, results);
      sum += results[seat];
    }
    if (sum > most) {
      most = sum;
      best = choice;
    }
  }
  return best;
}
