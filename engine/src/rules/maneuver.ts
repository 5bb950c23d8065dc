/** The maneuver: draw, boost, move one fighter after another (section 5.1). */

import { kindOf, openly } from '../data/card.ts';
import { type Choice, choice, kindIn, PASS, which } from '../data/choice.ts';
import { ANSWERED, blankFrame, type Frame, NONE, slots } from '../data/frame.ts';
import type { Game } from '../data/game.ts';
import { matchOf } from '../data/match.ts';
import { offer, offerChoice, offered, offerPass } from '../data/offers.ts';
import { ASK, ASKED_PLAINLY, type Blank, READY, SECRET, type Settled, step } from '../data/word.ts';
import { offerHand } from '../machine/hand.ts';
import { isOnBoard, onlyOpponent } from '../machine/seats.ts';
import { boostWith, landBoost } from './boosting.ts';
import { boostValue, couldHold, drawCards, isBoost } from './cards.ts';
import { occupant } from './movement.ts';
import { offerMove, placeFighter, takeMove, type Walker } from './walking.ts';

/** */
export const drawForManeuver = step('drawForManeuver', {
  asks: null,
  perform(game, frame) {
    drawCards(game, [frame.you], 1, frame);
  },
});

const isBoosted = (frame: Frame): boolean => frame.thatCard >= 0;
/** one card may be discarded to move further; “that many” is the distance each fighter may go. */
export const boostManeuver = step('boostManeuver', {
  asks: {
    ...ASKED_PLAINLY,
    questions: { boostManeuver: 'open' },
    blank(game, frame) {
      if (frame.step === ANSWERED || game.seats[frame.you].out || !couldHold(game, frame.you, isBoost)) return READY;
      offerHand(game, frame.you, isBoost);
      offerPass();
      return SECRET;
    },
    fill(game, frame, choice) {
      frame.step = ANSWERED;
      if (choice === PASS) return;
      frame.thatCard = openly(kindIn(choice));
      boostWith(game, frame.you, kindOf(frame.thatCard), 'maneuver');
    },
  },
  perform(game, frame) {
    let boost = 0;
    if (isBoosted(frame)) {
      landBoost(game, kindOf(frame.thatCard));
      boost = boostValue(game, kindOf(frame.thatCard));
    }
    frame.thatMany = maneuverOf(game, frame.you) + boost;
  },
});
/** How far each fighter of a seat would go in a maneuver without a boost; everybody may know it. */
export function maneuverOf(game: Game, seat: number): number {
  const { furtherInManeuver: further, move } = matchOf(game).standing[seat];
  if (!further.length) return move;
  const speaker = blankFrame(NONE, seat);
  speaker.them = onlyOpponent(game, seat);
  return further.reduce((far, amount) => far + amount(game, speaker), move);
}

/** Where the move has come to, and the movement left. */
const { at, left } = slots({ at: 'thing', left: 'thing' });
function aboutMove(game: Game, frame: Frame): Settled {
  switch (frame.step) {
    case WALKING:
      return { fighter: frame.it, from: at.get(frame), left: left.get(frame), isStepwise: hasDoors(game), isThrough: false };
    case WALK_OR_PLACE:
    case PLACING:
      return { fighter: frame.it };
    default:
      return { left: frame.thatMany, isStepwise: hasDoors(game) };
  }
}

/** any of the fighters, each at most once, one move ending before the next begins. `picks` holds who has moved. */
export const moveFighters = step('moveFighters', {
  asks: {
    ...ASKED_PLAINLY,
    questions: { moveWhom: 'open', walkOrPlace: 'open', moveTo: 'open', placeTo: 'open' },
    question: (_game, frame) => QUESTIONS[frame.step],
    slots: { at, left },
    about: aboutMove,
    blank(game, frame) {
      if (game.seats[frame.you].out) return READY;
      if (frame.step === WALK_OR_PLACE) {
        offer('yes');
        offerPass();
        return ASK;
      }
      if (frame.step === WALKING) return offerMove(game, walker(game, frame));
      if (frame.step === PLACING) return offerEmptySpaces(game);
      return frame.step === FINISHED || !offerUnmoved(game, frame) ? READY : ASK;
    },
    fill(game, frame, choice) {
      switch (frame.step) {
        case WHOM:
          if (choice === PASS) frame.step = FINISHED;
          else startMove(game, frame, which(choice));
          return;
        case WALK_OR_PLACE:
          frame.step = choice === PASS ? WALKING : PLACING;
          return;
        case PLACING:
          placeInstead(game, frame, which(choice));
          return;
        default:
          if (takeMove(game, walker(game, frame), choice)) frame.step = WHOM;
      }
    },
  },
  perform() {},
});
const WHOM = 0;
const WALK_OR_PLACE = 1;
const WALKING = 2;
const PLACING = 3;
const FINISHED = 4;
const QUESTIONS = ['moveWhom', 'walkOrPlace', 'moveTo', 'placeTo', 'moveWhom'] as const;

const FIGHTER = choice('fighter');
/** Offers who has not moved yet, and that it is enough. */
function offerUnmoved(game: Game, frame: Frame): boolean {
  const before = offered();
  for (const fighter of matchOf(game).fightersOf[frame.you]) {
    if (isOnBoard(game, fighter) && !hasMoved(game, frame, fighter)) offerChoice((FIGHTER | fighter) as Choice);
  }
  if (offered() === before) return false;
  offerPass();
  return true;
}
function hasMoved(game: Game, frame: Frame, fighter: number): boolean {
  for (let i = frame.picks; i < game.picks.length; i++) if (game.picks[i] === fighter) return true;
  return false;
}
function startMove(game: Game, frame: Frame, fighter: number): void {
  const match = matchOf(game);
  frame.it = fighter;
  at.set(frame, game.space[fighter]);
  left.set(frame, frame.thatMany);
  game.picks.push(fighter);
  const mayBePlaced = isBoosted(frame) && match.fighters[fighter].isHero && match.standing[frame.you].placedInBoostedManeuver;
  frame.step = mayBePlaced ? WALK_OR_PLACE : WALKING;
}
/** Houdini appears elsewhere; he may still close doors there, but has no movement to open one. */
function placeInstead(game: Game, frame: Frame, space: number): void {
  placeFighter(game, frame.it, space, frame.you);
  at.set(frame, space);
  left.set(frame, 0);
  frame.step = hasDoors(game) ? WALKING : WHOM;
}
function offerEmptySpaces(game: Game): Blank {
  for (let space = 0; space < matchOf(game).board.count; space++) if (occupant(game, space) < 0) offer('space', space);
  return ASK;
}
const hasDoors = (game: Game): boolean => matchOf(game).board.definition.doors.length > 0;
const walker = (game: Game, frame: Frame): Walker => ({
  frame,
  fighter: frame.it,
  place: at,
  movement: left,
  at: at.get(frame),
  left: left.get(frame),
  through: false,
  isStepwise: hasDoors(game),
  usesDoors: true,
  isTracked: false,
});
