/** Which way to try next: by what it has brought so far, what the policy thinks of it, and how seldom it was tried (PUCT, with what was offered for what was visited). */
import type { Choice, Game } from '@peerless/engine';
import { MOST_CHOICES, weigh } from './policy.ts';
import { edge, type Node } from './tree.ts';

export interface Curiosity {
  /** How much to try what has been tried little. */
  curiosity: number;
  /** Roll-outs and first tries by the policy, or blindly. */
  informed: boolean;
}

/** What was never tried is taken to be a little worse than the rest. */
const UNTRIED = 0.05;
const weights = new Float64Array(MOST_CHOICES);
/** Where each open choice stands in the node. */
const places = new Int32Array(MOST_CHOICES);

/** The number of an open choice. */
export function select(game: Game, chooser: number, node: Node, open: readonly Choice[], style: Curiosity): number {
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  let needsPriors = false;
  let value = 0;
  let tried = 0;
  for (let i = 0; i < open.length; i++) {
    const step = edge(node, open[i], i);
    if (node.priors[step] === 0) needsPriors = true;
    places[i] = step;
    node.offered[step]++;
    value += node.sums[step];
    tried += node.visits[step];
  }
  if (needsPriors) setPriors(game, chooser, node, open, style.informed);
  const unknown = tried ? value / tried - UNTRIED : 0.5;
  for (let i = 0; i < open.length; i++) {
    const step = places[i];
    const n = node.visits[step];
    const mean = n ? node.sums[step] / n : unknown;
    const score = mean + (style.curiosity * node.priors[step] * Math.sqrt(node.offered[step])) / (1 + n);
    if (score > most) {
      most = score;
      best = i;
    }
  }
  return best;
}

/** Every choice keeps some chance, whatever the policy thinks of it. */
function setPriors(game: Game, chooser: number, node: Node, open: readonly Choice[], informed: boolean): void {
  if (informed) weigh(game, chooser, open, open.length, weights);
  else weights.fill(1, 0, open.length);
  let sum = 0;
  for (let i = 0; i < open.length; i++) sum += weights[i];
  for (let i = 0; i < open.length; i++)
    if (node.priors[places[i]] === 0) node.priors[places[i]] = 0.7 * (weights[i] / sum) + 0.3 / open.length;
}
