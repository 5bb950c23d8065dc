/** Where fighters can go (section 5), always seen from the owner's side. */
import { layout } from '../data/board.ts';
import { type Choice, choice } from '../data/choice.ts';
import type { Game } from '../data/game.ts';
import { type Match, matchOf } from '../data/match.ts';
import { offerChoice } from '../data/offers.ts';

const FREE = 0;
const FRIEND = 1;
const ENEMY = 2;
const MOST_SPACES = 256;
const held = new Uint8Array(MOST_SPACES);
const marked = new Int16Array(MOST_SPACES);
let marks = 0;
const UNSEEN = -1;
const steps = new Int16Array(MOST_SPACES).fill(UNSEEN);
const queue = new Int16Array(MOST_SPACES);
let reached = 0;

/** Marks for every space whether a friend or an enemy of the fighter stands there, in place of what was marked before. */
function markHeld(game: Game, match: Match, fighter: number): void {
  while (marks > 0) held[marked[--marks]] = FREE;
  const allies = match.allies[match.fighters[fighter].seat];
  for (let other = 0; other < game.space.length; other++) {
    const at = game.space[other];
    if (at < 0 || other === fighter) continue;
    held[at] = allies & (1 << match.fighters[other].seat) ? FRIEND : ENEMY;
    marked[marks++] = at;
  }
}

/** May it step from one of its tokens to another? */
export const walksByTokens = (match: Match, fighter: number): boolean =>
  match.fighters[fighter].isHero && match.standing[match.fighters[fighter].seat].stepsBetweenTokens;
/** One movement from a space: along lines and passages, and from token to token for whom they serve. */
function stepsFrom(game: Game, match: Match, fighter: number, at: number, doors: number): readonly number[] {
  const near = layout(match.board, doors).steps[at];
  const { tokens } = game.seats[match.fighters[fighter].seat];
  if (!walksByTokens(match, fighter) || !tokens.includes(at)) return near;
  return [...near, ...tokens.filter((token) => token >= 0 && token !== at && !near.includes(token))];
}

/** Spaces a fighter may end in, from a given space; staying put counts. `through`: enemies do not block the way. */
export function reach(game: Game, fighter: number, from: number, distance: number, through: boolean, doors = game.doors): number[] {
  const ends: number[] = [];
  eachEnd(game, fighter, from, distance, through, doors, (space) => ends.push(space));
  return ends;
}
/** Offers them, in the same order. */
export const offerReach = (game: Game, fighter: number, from: number, distance: number, through: boolean): void =>
  eachEnd(game, fighter, from, distance, through, game.doors, offerSpace);
const SPACE = choice('space');
const offerSpace = (space: number): void => offerChoice((SPACE | space) as Choice);
function eachEnd(
  game: Game,
  fighter: number,
  from: number,
  distance: number,
  through: boolean,
  doors: number,
  found: (space: number) => void,
): void {
  const match = matchOf(game);
  markHeld(game, match, fighter);
  if (!isUnhindered(game, match, fighter, from, distance, through, doors)) {
    spread(game, match, fighter, from, distance, through, doors);
    for (let i = 0; i < reached; i++) if (held[queue[i]] === FREE) found(queue[i]);
    return;
  }
  const { far, nearest } = layout(match.board, doors);
  const row = from * match.board.count;
  const spaces = nearest[from];
  for (let i = 0; i < spaces.length && far[row + spaces[i]] <= distance; i++) if (held[spaces[i]] === FREE) found(spaces[i]);
}
/** Does nobody stand where the way could matter, so that the table of the board tells where it leads? */
function isUnhindered(game: Game, match: Match, fighter: number, from: number, distance: number, through: boolean, doors: number): boolean {
  if (walksByTokens(match, fighter)) return false;
  if (through) return true;
  const { far } = layout(match.board, doors);
  const row = from * match.board.count;
  for (const at of game.space) if (at >= 0 && held[at] === ENEMY && far[row + at] < distance) return false;
  return true;
}
/** Is there a space at all that the fighter may end in? */
export function canEnd(game: Game, fighter: number, from: number, distance: number, through: boolean, doors = game.doors): boolean {
  const match = matchOf(game);
  markHeld(game, match, fighter);
  return canEndFrom(game, match, fighter, from, distance, through, doors);
}
function canEndFrom(game: Game, match: Match, fighter: number, from: number, distance: number, through: boolean, doors: number): boolean {
  if (held[from] === FREE) return true;
  spread(game, match, fighter, from, distance, through, doors);
  for (let i = 0; i < reached; i++) if (held[queue[i]] === FREE) return true;
  return false;
}
/** Walks the graph breadth first and leaves the spaces reached in `queue`. */
function spread(game: Game, match: Match, fighter: number, from: number, distance: number, through: boolean, doors: number): void {
  while (reached > 0) steps[queue[--reached]] = UNSEEN;
  steps[from] = 0;
  queue[0] = from;
  reached = 1;
  const plain = !walksByTokens(match, fighter);
  const near = layout(match.board, doors).steps;
  for (let i = 0; i < reached; i++) {
    const at = queue[i];
    if (steps[at] === distance) continue;
    const onward = plain ? near[at] : stepsFrom(game, match, fighter, at, doors);
    for (let j = 0; j < onward.length; j++) {
      const to = onward[j];
      if (steps[to] !== UNSEEN || (held[to] === ENEMY && !through)) continue;
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
  const onward: number[] = [];
  for (const to of stepsFrom(game, match, fighter, at, game.doors))
    if ((held[to] !== ENEMY || through) && canEndFrom(game, match, fighter, to, left - 1, through, game.doors)) onward.push(to);
  return onward;
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
