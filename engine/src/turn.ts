/** The turn: beginning, actions, end (section 4). */

import { discardFromHand, HAND_LIMIT } from './cards.ts';
import { ACTIONS, which } from './choice.ts';
import { drawGame, judgeAtAction } from './end.ts';
import type { Frame, Game } from './game.ts';
import { offerHand } from './hand.ts';
import { ASK, blankFrame, DONE, READY, SECRET, STAY, speak, type Verb } from './machine.ts';
import { type Match, matchOf } from './match.ts';
import { occupant } from './movement.ts';
import { offer, offerAll } from './offers.ts';
import { canAttack } from './reaching.ts';
import { canScheme } from './scheme.ts';
import { hasFighterOnBoard, nextSeat } from './seats.ts';
import { ATTACK, MANEUVER, SCHEME, type Step, TURN } from './sentences.ts';
import { EVERYONE, fighterName, heard, spaceName, tell } from './sink.ts';
import type { Moment } from './words.ts';

export const ACTIONS_A_TURN = 2;

/** One turn after another, for ever; the end of the game is a matter of end.ts. */
export const turns: Verb = {
  perform(game) {
    const { turnLimit } = matchOf(game).options;
    if (turnLimit !== null && game.turn >= turnLimit) {
      drawGame(game);
      return DONE;
    }
    game.active = game.turn === 0 && !game.seats[0].out ? 0 : nextSeat(game, game.active);
    game.turn++;
    game.todo.push(blankFrame(TURN, game.active));
    return STAY;
  },
};

/** R-4.1 (1): where everybody stands when the turn begins. */
export const beginTurn: Verb = {
  perform(game) {
    const seat = game.seats[game.active];
    seat.turns++;
    game.actions = ACTIONS_A_TURN;
    game.actionNumber = 0;
    game.turnEnded = 0;
    for (let f = 0; f < game.space.length; f++) game.turnStart[f] = game.space[f];
    game.seats.forEach((each, number) => {
      const at = game.space[matchOf(game).heroOf[number]];
      each.startedOnToken = at >= 0 && each.tokens.includes(at) ? 1 : 0;
    });
    if (heard()) tell(EVERYONE, { kind: 'turn', seat: game.active, turn: game.turn });
  },
};

/** A fighter who left the board undefeated comes back before anything else. */
export const comeBack: Verb = {
  question: 'placeTo',
  blank(game, frame) {
    const fighter = awayFighter(game, matchOf(game), frame.you);
    if (fighter < 0 || frame.a >= 0) return READY;
    frame.it = fighter;
    for (let space = 0; space < matchOf(game).board.count; space++) if (occupant(game, space) < 0) offer('space', space);
    return ASK;
  },
  fill(_game, frame, choice) {
    frame.a = which(choice);
  },
  perform(game, frame) {
    if (frame.a < 0) return DONE;
    game.space[frame.it] = frame.a;
    if (heard())
      tell(EVERYONE, { kind: 'place', fighter: fighterName(game, frame.it), from: null, to: spaceName(game, frame.a), by: frame.you });
    frame.a = -1;
    return STAY;
  },
};
const awayFighter = (game: Game, match: Match, seat: number): number =>
  match.fightersOf[seat].find((f) => game.space[f] < 0 && game.health[f] > 0) ?? -1;

/** Abilities of a moment, in the order their player chooses, each once. */
export const sayAt: Verb<Extract<Step, { do: 'sayAt' }>> = {
  question: 'abilityOrder',
  blank(game, frame, { moment }) {
    if (matchOf(game).abilities[frame.you][moment].length < 2) return READY;
    const left = unsaid(game, frame, moment);
    if (left.length < 2 || frame.a >= 0) return READY;
    offerAll('option', left);
    return ASK;
  },
  fill(_game, frame, choice) {
    frame.a = which(choice);
  },
  perform(game, frame, { moment }) {
    if (!matchOf(game).abilities[frame.you][moment].length) return DONE;
    const left = unsaid(game, frame, moment);
    if (!left.length) return DONE;
    const index = frame.a >= 0 ? frame.a : left[0];
    frame.stage |= 1 << index;
    frame.a = -1;
    const { block, of } = matchOf(game).abilities[frame.you][moment][index];
    const me = matchOf(game).heroOf[frame.you];
    for (let times = timesSaid(game, frame, of); times > 0; times--) speak(game, block, frame.you, -2 - frame.you, { me });
    return STAY;
  },
};
/** Abilities not said yet; `stage` keeps those said, as bits. */
function unsaid(game: Game, frame: Frame, moment: Moment): number[] {
  if (game.seats[frame.you].out || (moment === 'turnStart' && game.turnEnded)) return [];
  const all = matchOf(game).abilities[frame.you][moment];
  const left: number[] = [];
  for (let i = 0; i < all.length; i++) if (!(frame.stage & (1 << i)) && timesSaid(game, frame, all[i].of)) left.push(i);
  return left;
}
/** Once, or for each fighter so named that `struck` holds. */
function timesSaid(game: Game, frame: Frame, of: string | undefined): number {
  const { fighters, fightersOf } = matchOf(game);
  return of === undefined ? 1 : fightersOf[frame.you].filter((f) => frame.struck & (1 << f) && fighters[f].id === of).length;
}

/** actions one after another, none skipped. */
export const takeActions: Verb = {
  question: 'action',
  blank(game, frame) {
    judgeAtAction(game);
    if (game.over || !mayAct(game, frame.you)) return READY;
    offer('action', ACTIONS.indexOf('maneuver'));
    if (!game.seats[frame.you].hand.length) return ASK; // everybody can see that nothing else is possible
    if (canScheme(game, frame.you)) offer('action', ACTIONS.indexOf('scheme'));
    if (canAttack(game, frame.you)) offer('action', ACTIONS.indexOf('attack'));
    return SECRET;
  },
  fill(game, frame, choice) {
    const action = ACTIONS[which(choice)];
    game.actions--;
    game.actionNumber++;
    const block = action === 'maneuver' ? MANEUVER : action === 'scheme' ? SCHEME : ATTACK;
    game.todo.push(blankFrame(block, frame.you));
    if (heard()) tell(EVERYONE, { kind: 'action', seat: frame.you, action, number: game.actionNumber });
  },
  perform() {},
};
/** */
const mayAct = (game: Game, seat: number): boolean =>
  game.actions > 0 && !game.turnEnded && !game.seats[seat].out && hasFighterOnBoard(game, seat);

/** down to 7, the player choosing which and in what order. */
export const handLimit: Verb = {
  question: 'handLimit',
  blank(game, frame) {
    const seat = game.seats[frame.you];
    if (seat.out || seat.hand.length <= HAND_LIMIT) return READY;
    offerHand(game, frame.you, () => true);
    return SECRET;
  },
  fill(game, frame, choice) {
    discardFromHand(game, frame.you, which(choice), frame.you);
  },
  perform() {},
};

export const endOfTurn: Verb = {
  perform(game) {
    for (const seat of game.seats) seat.fixedValue = -1;
    if (heard()) tell(EVERYONE, { kind: 'turnEnd', seat: game.active });
  },
};
