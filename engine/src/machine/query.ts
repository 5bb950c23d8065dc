/** Whose sides of the combat a sentence speaks of. */
import type { Frame } from '../data/frame.ts';
import { type Combat, type Game, type Side, sideOf } from '../data/game.ts';

export const combatOf = (game: Game): Combat => game.combats[game.combats.length - 1];
export const yourSide = (game: Game, frame: Frame): Side | undefined =>
  frame.side < 0 || !game.combats.length ? undefined : sideOf(combatOf(game), frame.side);
export const theirSide = (game: Game, frame: Frame): Side | undefined =>
  frame.side < 0 || !game.combats.length ? undefined : sideOf(combatOf(game), 1 - frame.side);
