/** A move in progress (section 5.2): by its end alone where the way cannot matter, else step by step. */

import { type Choice, kindOfChoice, PASS, which } from '../data/choice.ts';
import type { Frame, Slot } from '../data/frame.ts';
import type { Game } from '../data/game.ts';
import { matchOf } from '../data/match.ts';
import { offer, offerAll, offerPass } from '../data/offers.ts';
import { fighterName, heard, spaceName, tell } from '../data/sink.ts';
import { EVERYONE } from '../data/viewers.ts';
import { ASK, type Blank } from '../data/word.ts';
import { canEnd, nextSteps, occupant, offerReach } from './movement.ts';

export interface Walker {
  frame: Frame;
  fighter: number;
  /** Where the word keeps how far the move has come, and the movement left. */
  place: Slot;
  movement: Slot;
  at: number;
  left: number;
  /** Enemies do not block the way. */
  through: boolean;
  isStepwise: boolean;
  /** Doors are opened and closed only in a maneuver. */
  usesDoors: boolean;
  /** Remembers in `passed` who was moved through. */
  isTracked: boolean;
}

export function offerMove(game: Game, walker: Walker): Blank {
  const { fighter, at, left, through } = walker;
  if (!walker.isStepwise) {
    const steps = game.seats[walker.frame.you].conceded ? 0 : left;
    offerReach(game, fighter, at, steps, through);
    return ASK;
  }
  offerAll('space', nextSteps(game, fighter, at, left, through));
  if (walker.usesDoors) offerDoors(game, walker);
  if (isFreeFor(game, fighter, at)) offerPass();
  return ASK;
}
/** open a door next to the fighter for 1 movement, close one for nothing; unless it could then not end its move. */
function offerDoors(game: Game, { fighter, at, left, through }: Walker): void {
  const { board } = matchOf(game);
  for (let door = 0; door < board.definition.doors.length; door++) {
    const bit = 1 << door;
    const leftThen = game.doors & bit ? left - 1 : left;
    if (!(board.doorsAt[at] & bit) || leftThen < 0) continue;
    if (canEnd(game, fighter, at, leftThen, through, game.doors ^ bit)) offer('door', door);
  }
}
const isFreeFor = (game: Game, fighter: number, space: number): boolean => {
  const holder = occupant(game, space);
  return holder < 0 || holder === fighter;
};

/** Takes a step, a door or an end; says whether the move is over. */
export function takeMove(game: Game, walker: Walker, choice: Choice): boolean {
  const { frame, fighter, at, left, place, movement } = walker;
  if (kindOfChoice(choice) === 'door') {
    turnDoor(game, walker, which(choice));
    return false;
  }
  if (walker.isStepwise && choice !== PASS) {
    if (walker.isTracked) noteMovedThrough(game, walker);
    place.set(frame, which(choice));
    movement.set(frame, left - 1);
    return false;
  }
  moveFighter(game, fighter, choice === PASS ? at : which(choice), frame.you);
  return true;
}
function noteMovedThrough(game: Game, { frame, fighter, at }: Walker): void {
  const left = occupant(game, at);
  if (left >= 0 && left !== fighter) frame.passed |= 1 << left;
}
function turnDoor(game: Game, { frame, fighter, left, movement }: Walker, door: number): void {
  const isClosed = (game.doors & (1 << door)) !== 0;
  game.doors ^= 1 << door;
  if (isClosed) movement.set(frame, left - 1);
  if (heard())
    tell(EVERYONE, {
      kind: 'door',
      door: matchOf(game).board.definition.doors[door].id,
      open: isClosed,
      fighter: fighterName(game, fighter),
    });
}

export function moveFighter(game: Game, fighter: number, to: number, by: number): void {
  const from = game.space[fighter];
  game.space[fighter] = to;
  if (heard() && from !== to)
    tell(EVERYONE, { kind: 'move', fighter: fighterName(game, fighter), from: spaceName(game, from), to: spaceName(game, to), by });
}
/** not movement. */
export function placeFighter(game: Game, fighter: number, to: number, by: number): void {
  const from = game.space[fighter];
  game.space[fighter] = to;
  if (heard() && from !== to)
    tell(EVERYONE, {
      kind: 'place',
      fighter: fighterName(game, fighter),
      from: from < 0 ? null : spaceName(game, from),
      to: spaceName(game, to),
      by,
    });
}
