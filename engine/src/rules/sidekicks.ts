/** Fighters that come onto the board. */
import type { Frame } from '../data/frame.ts';
import type { Game } from '../data/game.ts';
import { matchOf } from '../data/match.ts';
import { fighterName, heard, spaceName, tell } from '../data/sink.ts';
import { EVERYONE } from '../data/viewers.ts';

export const namesakes = (game: Game, frame: Frame, name: string): number[] =>
  matchOf(game).fightersOf[frame.you].filter((each) => matchOf(game).fighters[each].id === name);
/** One of that name that is not on the board, nor away from it; −1 if all are. */
export const offBoard = (game: Game, frame: Frame, name: string): number =>
  namesakes(game, frame, name).find((each) => game.health[each] === 0) ?? -1;
/** Puts a fighter onto the board with full health. */
export function appear(game: Game, fighter: number, space: number): void {
  game.health[fighter] = matchOf(game).fighters[fighter].health;
  game.space[fighter] = space;
  if (heard())
    tell(EVERYONE, { kind: 'return', fighter: fighterName(game, fighter), space: spaceName(game, space), health: game.health[fighter] });
}
