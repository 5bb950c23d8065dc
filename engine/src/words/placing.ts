/** Spaces onto which fighters are put. */

import { occupiedMeansStaying } from '../data/amended.ts';
import type { Frame } from '../data/frame.ts';
import type { Game } from '../data/game.ts';
import { occupant } from '../rules/movement.ts';
import { type SpacesOf, spacesThat, spacesWhere } from './fields.ts';

/** Where a fighter on the board may be placed: the empty spaces that meet a description, and its own if it may stay. */
export function spacesFor(game: Game, frame: Frame, where: SpacesOf, fighter: number): number[] {
  const own = game.space[fighter];
  const fitting = spacesThat(game, frame, where);
  const free = fitting.filter((space) => occupant(game, space) < 0);
  const mayStay = occupiedMeansStaying(game) ? free.length < fitting.length : fitting.includes(own);
  return mayStay ? [...free, own].sort((a, b) => a - b) : free;
}
/** Empty spaces that meet a description; so is that of a fighter who is lifted. */
export const freeSpaces = (game: Game, frame: Frame, where: SpacesOf, lifted = -1): number[] =>
  spacesWhere(game, frame, where.describes).filter((space) => occupant(game, space) < 0 || space === game.space[lifted]);
