/** What a fighter could do from where it stands, on anybody's turn: for pointing at it. Everything here is public. */
import { layout } from './board.ts';
import { explain, moveInProgress, moverOf } from './explain.ts';
import type { Game } from './game.ts';
import { currentNode } from './machine.ts';
import { matchOf } from './match.ts';
import { ways } from './movement.ts';
import { attackTargets } from './reaching.ts';

export interface Prospect {
  /** The way to each space that it could end a move in, from where it stands; its own space among them. */
  ways: Record<string, string[]>;
  /** Whom it could attack from where it stands. */
  targets: string[];
  /** Spaces on which it could attack somebody after a move, or without one. */
  threatens: string[];
}

/** A move in progress goes on from where it is, as far as is left; otherwise it is a maneuver without a boost. */
export function prospect(game: Game, name: string): Prospect {
  const { board, fighters, heroes } = matchOf(game);
  const fighter = fighters.findIndex((info) => info.name === name);
  if (fighter < 0 || game.space[fighter] < 0) return { ways: {}, targets: [], threatens: [] };
  const isMoving = explain(game)?.kind === 'moveTo' && moverOf(game) === fighter;
  const { from, left } = isMoving
    ? moveInProgress(game, fighter)
    : { from: game.space[fighter], left: heroes[fighters[fighter].seat].move };
  const effect = isMoving ? currentNode(game).effect : undefined;
  const found = ways(game, fighter, from, left, effect?.do === 'move' && effect.through === true);
  const { adjacent, sameZone } = layout(board, game.doors);
  const threatened = new Set<number>();
  for (const at of [from, ...found.keys()])
    for (let to = 0; to < board.count; to++)
      if (to !== at && (adjacent[at * board.count + to] || (fighters[fighter].isRanged && sameZone[at * board.count + to])))
        threatened.add(to);
  const nameOf = (space: number): string => board.names[space];
  return {
    ways: Object.fromEntries([...found].map(([space, way]) => [nameOf(space), way.map(nameOf)])),
    targets: attackTargets(game, fighter).map((target) => fighters[target].name),
    threatens: [...threatened].map(nameOf),
  };
}
