/** The way of the last move. It is told by its ends; between them it is taken to have been a shortest one. */
import { layout, matchOf, type View, walksByTokens } from '@peerless/engine';
import type { Shown } from '../shown.ts';

/** Space by space: past no enemy and through no closed door, unless there was no other way. */
export function trailOf(view: View, { trail, fighters }: Shown): string[] {
  if (trail?.spaces.length !== 2) return trail?.spaces ?? [];
  const { board, allies } = matchOf({ setup: view.setup });
  const [from, to] = trail.spaces.map((space) => board.numbers.get(space)!);
  const friends = allies[view.fighters[trail.fighter].seat];
  const held = new Set(
    Object.entries(fighters).flatMap(([name, { space }]) =>
      space && !(friends & (1 << view.fighters[name].seat)) ? [board.numbers.get(space)!] : [],
    ),
  );
  const closed = board.definition.doors.reduce((bits, { id }, door) => (view.doors[id] === 'closed' ? bits | (1 << door) : bits), 0);
  const tokens = tokensFor(trail.fighter, view).map((space) => board.numbers.get(space)!);
  const steps = (doors: number) => (at: number) => [...layout(board, doors).steps[at], ...(tokens.includes(at) ? tokens : [])];
  const way = shortest(from, to, steps(closed), held) ??
    shortest(from, to, steps(0), held) ??
    shortest(from, to, steps(0), new Set()) ?? [from, to];
  return way.map((space) => board.names[space]);
}
function tokensFor(fighter: string, view: View): string[] {
  const match = matchOf({ setup: view.setup });
  const number = match.fighters.findIndex(({ name }) => name === fighter);
  return walksByTokens(match, number) ? view.seats[view.fighters[fighter].seat].tokens.filter((space) => space !== null) : [];
}
function shortest(from: number, to: number, steps: (at: number) => readonly number[], held: ReadonlySet<number>): number[] | undefined {
  const before = new Map([[from, from]]);
  for (const at of before.keys()) {
    if (at === to) break;
    for (const next of steps(at)) if (!before.has(next) && !held.has(next)) before.set(next, at);
  }
  if (!before.has(to)) return undefined;
  const way = [to];
  while (way[0] !== from) way.unshift(before.get(way[0])!);
  return way;
}
