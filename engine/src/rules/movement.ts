/** Where fighters can go (section 5), always seen from the owner's side. */
import { layout } from '../data/board.ts';
import type { Game } from '../data/game.ts';
import { type Match, matchOf } from '../data/match.ts';

const FREE = 0;
const FRIEND = 1;
const ENEMY = 2;
let held = new Uint8Array(64);
let steps = new Int16Array(64);
let queue = new Int16Array(64);
let reached = 0;

/** Marks for every space whether a friend or an enemy of the fighter stands there. */
function markHeld(game: Game, match: Match, fighter: number): void {
  if (held.length < match.board.count) {
    held = new Uint8Array(match.board.count);
    steps = new Int16Array(match.board.count);
    queue = new Int16Array(match.board.count);
  }
  held.fill(FREE);
  const allies = match.allies[match.fighters[fighter].seat];
  for (let other = 0; other < game.space.length; other++) {
    const at = game.space[other];
    if (at >= 0 && other !== fighter) held[at] = allies & (1 << match.fighters[other].seat) ? FRIEND : ENEMY;
  }
}

/** One movement from a space: along lines and passages, and from token to token for whom they serve. */
function stepsFrom(game: Game, match: Match, fighter: number, at: number, doors: number): readonly number[] {
  const near = layout(match.board, doors).steps[at];
  const { seat, isHero } = match.fighters[fighter];
  if (!isHero || !match.heroes[seat].tokens || !game.seats[seat].tokens.includes(at)) return near;
  if (!match.standing[seat].stepsBetweenTokens) return near;
  return [...near, ...game.seats[seat].tokens.filter((token) => token >= 0 && token !== at && !near.includes(token))];
}

/** Spaces a fighter may end in, from a given space; staying put counts. `through`: enemies do not block the way. */
export function reach(game: Game, fighter: number, from: number, distance: number, through: boolean, doors = game.doors): number[] {
  const match = matchOf(game);
  markHeld(game, match, fighter);
  spread(game, match, fighter, from, distance, through, doors);
  const ends: number[] = [];
  for (let i = 0; i < reached; i++) if (held[queue[i]] === FREE) ends.push(queue[i]);
  return ends;
}
/** Walks the graph breadth first and leaves the spaces reached in `queue`. */
function spread(game: Game, match: Match, fighter: number, from: number, distance: number, through: boolean, doors: number): void {
  steps.fill(-1);
  steps[from] = 0;
  queue[0] = from;
  reached = 1;
  const plain = !match.heroes[match.fighters[fighter].seat].tokens;
  const near = layout(match.board, doors).steps;
  for (let i = 0; i < reached; i++) {
    const at = queue[i];
    if (steps[at] === distance) continue;
    const onward = plain ? near[at] : stepsFrom(game, match, fighter, at, doors);
    for (let j = 0; j < onward.length; j++) {
      const to = onward[j];
      if (steps[to] >= 0 || (held[to] === ENEMY && !through)) continue;
      steps[to] = steps[at] + 1;
      queue[reached++] = to;
    }
  }
}

/** The shortest way of a fighter from a space to each that it may end in; the first of a way is where it starts. */
export function ways(game: Game, fighter: number, from: number, distance: number, through: boolean): Map<number, number[]> {
  const match = matchOf(game);
  markHeld(game, match, fighter);
  spread(game, match, fighter, from, distance, through, game.doors);
  const before = new Map<number, number[]>([[from, [from]]]);
  for (let i = 0; i < reached; i++)
    for (const to of stepsFrom(game, match, fighter, queue[i], game.doors))
      if (steps[to] === steps[queue[i]] + 1 && !before.has(to)) before.set(to, [...before.get(queue[i])!, to]);
  for (const space of before.keys()) if (held[space] !== FREE) before.delete(space);
  return before;
}

/** Spaces for the next single step, from which the fighter can still end somewhere legal. */
export function nextSteps(game: Game, fighter: number, at: number, left: number, through: boolean): number[] {
  if (left < 1) return [];
  const match = matchOf(game);
  markHeld(game, match, fighter);
  const onward = stepsFrom(game, match, fighter, at, game.doors).filter((to) => held[to] !== ENEMY || through);
  return onward.filter((to) => {
    spread(game, match, fighter, to, left - 1, through, game.doors);
    for (let i = 0; i < reached; i++) if (held[queue[i]] === FREE) return true;
    return false;
  });
}

/** Where a token may be moved: past and onto fighters, but not onto another token of its kind. */
export function tokenReach(game: Game, seat: number, token: number, distance: number): number[] {
  const match = matchOf(game);
  const near = layout(match.board, game.doors).steps;
  const from = game.seats[seat].tokens[token];
  const far = new Map([[from, 0]]);
  for (const [at, walked] of far) {
    if (walked < distance) for (const to of near[at]) if (!far.has(to)) far.set(to, walked + 1);
  }
  return [...far.keys()].filter((space) => space === from || !game.seats[seat].tokens.includes(space));
}

export function occupant(game: Game, space: number): number {
  for (let fighter = 0; fighter < game.space.length; fighter++) if (game.space[fighter] === space) return fighter;
  return -1;
}
export const isAdjacent = (game: Game, a: number, b: number): boolean => {
  const { board } = matchOf(game);
  return a >= 0 && b >= 0 && layout(board, game.doors).adjacent[a * board.count + b] === 1;
};
export const isSameZone = (game: Game, a: number, b: number): boolean => {
  const { board } = matchOf(game);
  return a >= 0 && b >= 0 && layout(board, game.doors).sameZone[a * board.count + b] === 1;
};

/** melee reaches adjacent spaces; ranged also its zone. */
export function isInReach(game: Game, fighter: number, target: number): boolean {
  const from = game.space[fighter];
  const to = game.space[target];
  return isAdjacent(game, from, to) || (matchOf(game).fighters[fighter].isRanged && isSameZone(game, from, to));
}
