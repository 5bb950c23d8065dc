/** What a fighter could do from where it stands, on anybody's turn: for pointing at it. Everything here is public. */

import type { AccountItem } from '../data/account.ts';
import { layout } from '../data/board.ts';
import { choice } from '../data/choice.ts';
import type { Game } from '../data/game.ts';
import { matchOf } from '../data/match.ts';
import { choices, questionOf } from '../machine/machine.ts';
import { maneuverOf } from '../rules/maneuver.ts';
import { ways } from '../rules/movement.ts';
import { attackTargets } from '../rules/reaching.ts';
import { expected } from './expected.ts';
import { settled } from './explain.ts';

export interface Prospect {
  /** The way to each space that it could end a move in, from where it stands; its own space among them. */
  ways: Record<string, string[]>;
  /** Whom it could attack from where it stands. */
  targets: string[];
  /** Spaces on which it could attack somebody after a move, or without one. */
  threatens: string[];
  /** Does it move one space at a time, since the way matters? */
  isStepwise: boolean;
  /** How far it could go. */
  moves: number;
  /** What the card that was named with it would count for, by whom it would meet; a sum without effects. */
  accounts: Record<string, AccountItem[]>;
}
const NOTHING: Prospect = { ways: {}, targets: [], threatens: [], isStepwise: false, moves: 0, accounts: {} };

/** A move in progress goes on from where it is, as far as is left, and so does one that may begin; otherwise it is a maneuver without a boost. */
export function prospect(game: Game, name: string, card?: string): Prospect {
  const { board, fighters } = matchOf(game);
  const fighter = fighters.findIndex((info) => info.name === name);
  if (fighter < 0 || game.space[fighter] < 0) return NOTHING;
  const moving = mayMove(game, fighter) ? settled(game) : {};
  const {
    from = game.space[fighter],
    left = maneuverOf(game, fighters[fighter].seat),
    isThrough = false,
    isStepwise = board.definition.doors.length > 0,
  } = moving;
  const found = ways(game, fighter, from, left, isThrough);
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
    isStepwise,
    moves: left,
    accounts: card === undefined ? {} : expected(game, fighter, card),
  };
}
/** Is it asked where this fighter goes, or whether it goes at all? */
function mayMove(game: Game, fighter: number): boolean {
  if (game.over) return false;
  if (questionOf(game) === 'moveWhom') return choices(game).includes(choice('fighter', fighter));
  return questionOf(game) === 'moveTo' && settled(game).fighter === fighter;
}
