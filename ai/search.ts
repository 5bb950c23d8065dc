/**
 * Monte-Carlo tree search over games that could be the real one.
 * Every seat has a tree of what it has seen: a seat's decision depends only on what that seat knows, so a card laid face down is neither seen nor assumed.
 */
import { answer, asked, type Choice, choices, type Game, imagineFrom, type Masked, matchOf } from '@peerless/engine';
import type { Random } from './chance.ts';
import { distinct } from './distinct.ts';
import { chances, type Evaluation } from './evaluate.ts';
import { imagineLikely } from './likely.ts';
import { looksOf, observed, shownIn } from './observed.ts';
import { MOST_CHOICES, weigh } from './policy.ts';
import { rollOut, rollOutBlindly } from './rollout.ts';

export interface Style {
  /** Turns that a roll-out plays beyond the present one before the position is weighed; Infinity plays to the end. */
  turns: number;
  /** How much to try what has been tried little. */
  curiosity: number;
  /** Roll-outs and first tries by the policy, or blindly. */
  informed: boolean;
  /** Expects an opponent's face-down attack to be one that a player would choose, not any that it could be. */
  infers: boolean;
  /** Do opponents look after themselves, or are all against this seat? */
  opponents: 'selfish' | 'paranoid';
  evaluation: Evaluation;
}

/** What one seat has seen up to here, and how each way on has gone. */
interface Node {
  /** What was seen next: an own choice, or what a choice of somebody else looks like. */
  labels: number[];
  /** What follows; made when it is first gone to. */
  kids: (Node | undefined)[];
  visits: number[];
  /** How often the choice was there to be taken. */
  offered: number[];
  /** Sum of the results, for the seat that chose. */
  sums: number[];
  priors: number[];
}
const newNode = (): Node => ({ labels: [], kids: [], visits: [], offered: [], sums: [], priors: [] });

/** Where a label stands; it is mostly where it was guessed to be. */
function edge(node: Node, label: number, guess = 0): number {
  if (node.labels[guess] === label) return guess;
  const at = node.labels.indexOf(label);
  if (at >= 0) return at;
  node.kids.push(undefined);
  node.visits.push(0);
  node.offered.push(0);
  node.sums.push(0);
  node.priors.push(0);
  return node.labels.push(label) - 1;
}
function kid(node: Node, at: number): Node {
  const known = node.kids[at];
  if (known) return known;
  const made = newNode();
  node.kids[at] = made;
  return made;
}

export interface Standing {
  choice: Choice;
  visits: number;
  /** The seat's chance to win after it. */
  chance: number;
}
export interface Search {
  readonly legal: readonly Choice[];
  readonly iterations: number;
  /** So many more iterations. */
  run(iterations: number, random: Random): void;
  /** So many more iterations of one choice, to know it better. */
  probe(choice: Choice, iterations: number, random: Random): void;
  /** The choices, best first. */
  standings(): Standing[];
  /** Goes on from the choice made, if the seat is asked again at once: what was learned is kept. */
  follow(choice: Choice, seen: Masked): boolean;
}

const weights = new Float64Array(MOST_CHOICES);
const places = new Int32Array(MOST_CHOICES);
const results = new Float64Array(4);

/** `watch` is shown where each iteration ended, and with which choice it began. */
export function search(seen: Masked, seat: number, style: Style, watch?: (first: Choice, end: Game) => void): Search {
  let masked = seen;
  const match = matchOf(seen.state);
  let roots: Node[] = Array.from({ length: match.seats }, newNode);
  let legal = legalFor(seen, seat);
  let iterations = 0;

  const path: { node: Node; at: number; seat: number }[] = [];
  const descend = (game: Game, first?: Choice): void => {
    const at = roots.slice();
    for (let depth = 0; !game.over; depth++) {
      const chooser = asked(game);
      const node = at[chooser];
      const open = depth === 0 ? legal : distinct(game, choices(game));
      const picked = open.length === 1 ? 0 : depth === 0 && first !== undefined ? open.indexOf(first) : select(game, chooser, node, open);
      const choice = open[picked];
      const step = edge(node, choice, picked);
      const isNew = node.visits[step] === 0;
      const looks = looksOf(game, choice);
      const before = shownIn(game);
      answer(game, choice);
      const label = observed(looks, before, shownIn(game));
      for (let other = 0; other < at.length; other++) if (other !== chooser) at[other] = kid(at[other], edge(at[other], label));
      path.push({ node, at: step, seat: chooser });
      at[chooser] = kid(node, step);
      if (isNew && open.length > 1) return;
    }
  };

  const select = (game: Game, chooser: number, node: Node, open: readonly Choice[]): number => {
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
    if (needsPriors) setPriors(game, chooser, node, open);
    const unknown = tried ? value / tried - 0.05 : 0.5;
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
  };
  const setPriors = (game: Game, chooser: number, node: Node, open: readonly Choice[]): void => {
    if (style.informed) weigh(game, chooser, open, open.length, weights);
    else weights.fill(1, 0, open.length);
    let sum = 0;
    for (let i = 0; i < open.length; i++) sum += weights[i];
    for (let i = 0; i < open.length; i++)
      if (node.priors[places[i]] === 0) node.priors[places[i]] = 0.7 * (weights[i] / sum) + 0.3 / open.length;
  };

  const once = (random: Random, first?: Choice): void => {
    const game = style.infers ? imagineLikely(masked, seat, random) : imagineFrom(masked, seat, random);
    path.length = 0;
    descend(game, first);
    (style.informed ? rollOut : rollOutBlindly)(game, masked.state.turn + style.turns, random);
    watch?.(path[0].node.labels[path[0].at] as Choice, game);
    chances(game, style.evaluation, results);
    sooner(results, game.seq - masked.state.seq);
    for (const { node, at, seat: chooser } of path) {
      node.visits[at]++;
      node.sums[at] += style.opponents === 'paranoid' && !(match.allies[seat] & (1 << chooser)) ? 1 - results[seat] : results[chooser];
    }
    iterations++;
  };

  return {
    get legal() {
      return legal;
    },
    get iterations() {
      return iterations;
    },
    run(count, random) {
      if (legal.length > 1) for (let i = 0; i < count; i++) once(random);
    },
    probe(choice, count, random) {
      if (legal.length > 1 && legal.includes(choice)) for (let i = 0; i < count; i++) once(random, choice);
    },
    standings() {
      const root = roots[seat];
      return legal
        .map((choice) => {
          const at = root.labels.indexOf(choice);
          const visits = at < 0 ? 0 : root.visits[at];
          return { choice, visits, chance: visits ? root.sums[at] / visits : 0 };
        })
        .sort((a, b) => b.visits - a.visits || b.chance - a.chance);
    },
    follow(choice, next) {
      const at = roots[seat].labels.indexOf(choice);
      if (at < 0 || next.state.seq !== masked.state.seq + 1 || asked(next.state) !== seat) return false;
      roots = roots.map((root, other) => (other === seat ? kid(root, at) : newNode()));
      masked = next;
      legal = legalFor(next, seat);
      iterations = roots[seat].visits.reduce((sum, each) => sum + each, 0);
      return true;
    },
  };
}
/** A win now is better than the same win later, and a loss later than now. */
function sooner(chance: Float64Array, answers: number): void {
  const fades = 1 - Math.min(0.1, 0.0008 * answers);
  for (let seat = 0; seat < chance.length; seat++) chance[seat] = 0.5 + (chance[seat] - 0.5) * fades;
}
/** What the seat may choose does not depend on what it does not know, so any game that could be the real one tells it. */
const legalFor = (seen: Masked, seat: number): Choice[] => {
  const game = imagineFrom(seen, seat, () => 0.5);
  return distinct(game, choices(game));
};
