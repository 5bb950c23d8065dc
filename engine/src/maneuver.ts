/** The maneuver: draw, boost, move one fighter after another (section 5.1). */
import { boostValue, cardId, couldHold, draw, hasBoost } from './cards.ts';
import { PASS, which } from './choice.ts';
import type { Frame, Game } from './game.ts';
import { offerHand } from './hand.ts';
import { takeFromHand } from './knowledge.ts';
import { ASK, type Blank, READY, SECRET, speak, type Verb } from './machine.ts';
import { matchOf } from './match.ts';
import { occupant } from './movement.ts';
import { offer, offered, offerPass } from './offers.ts';
import { amountOf } from './query.ts';
import { isOnBoard } from './seats.ts';
import { EVERYONE, heard, tell } from './sink.ts';
import { landBoost } from './verbs/boost.ts';
import { offerMove, placeFighter, takeMove, type Walker } from './walking.ts';

/** */
export const drawForManeuver: Verb = {
  perform(game, frame) {
    draw(game, [frame.you], 1, frame);
  },
};

/** one card may be discarded to move further; `n` is the distance each fighter may go. */
export const boostManeuver: Verb = {
  question: 'boostManeuver',
  blank(game, frame) {
    if (frame.stage > 0 || game.seats[frame.you].out || !couldHold(game, frame.you, (kind) => hasBoost(game, kind))) return READY;
    offerHand(game, frame.you, (kind) => hasBoost(game, kind));
    offerPass();
    return SECRET;
  },
  fill(game, frame, choice) {
    frame.stage = 1;
    if (choice === PASS) return;
    frame.card = which(choice);
    game.limbo.push(takeFromHand(game, frame.you, frame.card));
    if (heard())
      tell(EVERYONE, {
        kind: 'boost',
        seat: frame.you,
        card: cardId(game, frame.card),
        value: boostValue(game, frame.card),
        of: 'maneuver',
      });
    const bonus = matchOf(game).kinds[frame.card].boostBonus;
    if (bonus >= 0) speak(game, bonus, frame.you, frame.card);
  },
  perform(game, frame) {
    if (frame.card >= 0) landBoost(game, frame.card);
    const match = matchOf(game);
    frame.n = match.heroes[frame.you].move + (frame.card >= 0 ? boostValue(game, frame.card) : 0);
    for (const rule of match.rules[frame.you]) if (rule.rule === 'furtherInManeuver') frame.n += amountOf(game, frame, rule.amount);
  },
};

/** any of the fighters, each at most once, one move ending before the next begins. `picks` holds who has moved. */
export const moveFighters: Verb = {
  question: (_game, frame) => QUESTIONS[frame.stage],
  blank(game, frame) {
    if (game.seats[frame.you].out) return READY;
    if (frame.stage === WALK_OR_PLACE) {
      offer('yes');
      offerPass();
      return ASK;
    }
    if (frame.stage === WALKING) return offerMove(game, walker(game, frame));
    if (frame.stage === PLACING) return offerEmptySpaces(game);
    return frame.stage === FINISHED || !offerUnmoved(game, frame) ? READY : ASK;
  },
  fill(game, frame, choice) {
    switch (frame.stage) {
      case WHOM:
        if (choice === PASS) frame.stage = FINISHED;
        else startMove(game, frame, which(choice));
        return;
      case WALK_OR_PLACE:
        frame.stage = choice === PASS ? WALKING : PLACING;
        return;
      case PLACING:
        placeInstead(game, frame, which(choice));
        return;
      default:
        if (takeMove(game, walker(game, frame), choice)) frame.stage = WHOM;
    }
  },
  perform() {},
};
const WHOM = 0;
const WALK_OR_PLACE = 1;
const WALKING = 2;
const PLACING = 3;
const FINISHED = 4;
const QUESTIONS = ['moveWhom', 'walkOrPlace', 'moveTo', 'placeTo', 'none'];

/** Offers who has not moved yet, and that it is enough. */
function offerUnmoved(game: Game, frame: Frame): boolean {
  const before = offered();
  for (const fighter of matchOf(game).fightersOf[frame.you]) {
    if (isOnBoard(game, fighter) && !game.picks.includes(fighter, frame.picks)) offer('fighter', fighter);
  }
  if (offered() === before) return false;
  offerPass();
  return true;
}
function startMove(game: Game, frame: Frame, fighter: number): void {
  const match = matchOf(game);
  frame.it = fighter;
  frame.a = game.space[fighter];
  frame.b = frame.n;
  game.picks.push(fighter);
  const mayBePlaced =
    frame.card >= 0 && match.fighters[fighter].isHero && match.rules[frame.you].some((rule) => rule.rule === 'placedInBoostedManeuver');
  frame.stage = mayBePlaced ? WALK_OR_PLACE : WALKING;
}
/** Houdini appears elsewhere; he may still close doors there, but has no movement to open one. */
function placeInstead(game: Game, frame: Frame, space: number): void {
  placeFighter(game, frame.it, space, frame.you);
  frame.a = space;
  frame.b = 0;
  frame.stage = hasDoors(game) ? WALKING : WHOM;
}
function offerEmptySpaces(game: Game): Blank {
  for (let space = 0; space < matchOf(game).board.count; space++) if (occupant(game, space) < 0) offer('space', space);
  return ASK;
}
const hasDoors = (game: Game): boolean => matchOf(game).board.definition.doors.length > 0;
const walker = (game: Game, frame: Frame): Walker => ({
  frame,
  fighter: frame.it,
  at: frame.a,
  left: frame.b,
  through: false,
  isStepwise: hasDoors(game),
  usesDoors: true,
  isTracked: false,
});
