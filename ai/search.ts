/**
 * Monte-Carlo tree search over games that could be the real one.
 * Every seat has a tree of what it has seen: a seat's decision depends only on what that seat knows, so a card laid face down is neither seen nor assumed.
 */
import { answer, asked, type Choice, choices, type Game, imagineFrom, type Masked, matchOf } from '@peerless/engine';
import type { Random } from './chance.ts';
import { distinct } from './distinct.ts';
import { chances, type Evaluation } from './evaluate.ts';
import { imagineLikely } from './likely.ts';
import { lineAfter, type Step } from './line.ts';
import { blindTo, looksTo, observed, shownIn } from './observed.ts';
import { rollOut, rollOutBlindly } from './rollout.ts';
import { type Curiosity, select } from './select.ts';
import { edge, kid, type Node, newNode } from './tree.ts';

export interface Style extends Curiosity {
  /** Turns that a roll-out plays beyond the present one before the position is weighed; Infinity plays to the end. */
  turns: number;
  /** Expects an opponent's face-down attack to be one that a player would choose, not any that it could be. */
  infers: boolean;
  /** Do opponents look after themselves, or are all against this seat? */
  opponents: 'selfish' | 'paranoid';
  evaluation: Evaluation;
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
  /** What the seat would do next after a choice, as long as nobody else is asked. */
  line(choice: Choice): Step[];
  /** Goes on from the choice made, if the seat is asked again at once: what was learned is kept. */
  follow(choice: Choice, seen: Masked): boolean;
}

/** Is shown where each iteration ended, and with which choice it began. */
type Watch = (first: Choice, end: Game) => void;
/** A search as far as it has come. */
interface Looking {
  masked: Masked;
  seat: number;
  style: Style;
  /** A tree for each seat. */
  roots: Node[];
  legal: Choice[];
  iterations: number;
  /** By seat, as bits. */
  allies: number;
  /** The steps of the present iteration. */
  path: { node: Node; at: number; seat: number }[];
  watch: Watch | undefined;
}
const results = new Float64Array(4);

export function search(seen: Masked, seat: number, style: Style, watch?: Watch): Search {
  const match = matchOf(seen.state);
  const looking: Looking = {
    masked: seen,
    seat,
    style,
    roots: Array.from({ length: match.seats }, newNode),
    legal: legalFor(seen, seat),
    iterations: 0,
    allies: match.allies[seat],
    path: [],
    watch,
  };
  return {
    get legal() {
      return looking.legal;
    },
    get iterations() {
      return looking.iterations;
    },
    run(count, random) {
      if (looking.legal.length > 1) for (let i = 0; i < count; i++) iterate(looking, random);
    },
    probe(choice, count, random) {
      if (looking.legal.length > 1 && looking.legal.includes(choice)) for (let i = 0; i < count; i++) iterate(looking, random, choice);
    },
    standings: () => standingsOf(looking),
    line: (choice) =>
      lineAfter(
        imagineFrom(looking.masked, seat, () => 0.5),
        seat,
        looking.roots[seat],
        choice,
      ),
    follow: (choice, next) => follow(looking, choice, next),
  };
}

/** Imagines a game, goes down the trees to what is new, plays on from there, and notes how it went. */
function iterate(looking: Looking, random: Random, first?: Choice): void {
  const { masked, seat, style, path, watch, allies } = looking;
  const game = style.infers ? imagineLikely(masked, seat, random) : imagineFrom(masked, seat, random);
  path.length = 0;
  descend(looking, game, first);
  (style.informed ? rollOut : rollOutBlindly)(game, masked.state.turn + style.turns, random);
  watch?.(path[0].node.labels[path[0].at] as Choice, game);
  chances(game, style.evaluation, results);
  sooner(results, game.seq - masked.state.seq);
  for (const { node, at, seat: chooser } of path) {
    node.visits[at]++;
    node.sums[at] += style.opponents === 'paranoid' && !(allies & (1 << chooser)) ? 1 - results[seat] : results[chooser];
  }
  looking.iterations++;
}

function descend({ roots, legal, style, path }: Looking, game: Game, first: Choice | undefined): void {
  const at = roots.slice();
  for (let depth = 0; !game.over; depth++) {
    const chooser = asked(game);
    const node = at[chooser];
    const open = depth === 0 ? legal : distinct(game, choices(game));
    const picked =
      open.length === 1 ? 0 : depth === 0 && first !== undefined ? open.indexOf(first) : select(game, chooser, node, open, style);
    const choice = open[picked];
    const step = edge(node, choice, picked);
    const isNew = node.visits[step] === 0;
    const blind = blindTo(game, choice);
    const before = shownIn(game);
    answer(game, choice);
    const after = shownIn(game);
    for (let other = 0; other < at.length; other++)
      if (other !== chooser) at[other] = kid(at[other], edge(at[other], observed(looksTo(other, blind, choice), before, after)));
    path.push({ node, at: step, seat: chooser });
    at[chooser] = kid(node, step);
    if (isNew && open.length > 1) return;
  }
}

function standingsOf({ roots, seat, legal }: Looking): Standing[] {
  const root = roots[seat];
  return legal
    .map((choice) => {
      const at = root.labels.indexOf(choice);
      const visits = at < 0 ? 0 : root.visits[at];
      return { choice, visits, chance: visits ? root.sums[at] / visits : 0 };
    })
    .sort((a, b) => b.visits - a.visits || b.chance - a.chance);
}

function follow(looking: Looking, choice: Choice, next: Masked): boolean {
  const { masked, seat, roots } = looking;
  const at = roots[seat].labels.indexOf(choice);
  if (at < 0 || next.state.seq !== masked.state.seq + 1 || asked(next.state) !== seat) return false;
  looking.roots = roots.map((root, other) => (other === seat ? kid(root, at) : newNode()));
  looking.masked = next;
  looking.legal = legalFor(next, seat);
  looking.iterations = looking.roots[seat].visits.reduce((sum, each) => sum + each, 0);
  return true;
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
