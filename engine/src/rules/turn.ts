/** The turn: beginning, actions, end (section 4). */

import { ACTIONS, choice, kindIn, which } from '../data/choice.ts';
import { plain } from '../data/fields.ts';
import { blankFrame, type Frame, NONE, slots } from '../data/frame.ts';
import type { Game } from '../data/game.ts';
import { type Match, matchOf, type SaidAt } from '../data/match.ts';
import { offer, offerAll, offerChoice } from '../data/offers.ts';
import { fighterName, heard, spaceName, tell } from '../data/sink.ts';
import { EVERYONE } from '../data/viewers.ts';
import { wordNamed } from '../data/vocabulary.ts';
import { ASK, ASKED_PLAINLY, DONE, READY, SECRET, STAY, step } from '../data/word.ts';
import type { Moment } from '../data/words.ts';
import { offerHand } from '../machine/hand.ts';
import { speak } from '../machine/machine.ts';
import { hasFighterOnBoard, nextSeat } from '../machine/seats.ts';
import { abilityOf } from '../machine/source.ts';
import { discardFromHand, HAND_LIMIT } from './cards.ts';
import { drawGame, judgeAtAction } from './end.ts';
import { occupant } from './movement.ts';
import { canAttack } from './reaching.ts';
import { canScheme } from './scheme.ts';
import { ATTACK, MANEUVER, SCHEME, TURN } from './sentences.ts';

export const ACTIONS_A_TURN = 2;

/** One turn after another, for ever; the end of the game is a matter of end.ts. */
export const turns = step('turns', {
  asks: null,
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
});

/** R-4.1 (1): where everybody stands when the turn begins. */
export const beginTurn = step('beginTurn', {
  asks: null,
  perform(game) {
    const seat = game.seats[game.active];
    seat.turns++;
    game.actions = ACTIONS_A_TURN;
    game.actionNumber = 0;
    game.turnEnded = 0;
    for (let f = 0; f < game.space.length; f++) game.turnStart[f] = game.space[f];
    const { heroOf } = matchOf(game);
    for (let number = 0; number < game.seats.length; number++) {
      const { tokens } = game.seats[number];
      const at = game.space[heroOf[number]];
      game.seats[number].startedOnToken = tokens.length && at >= 0 && tokens.includes(at) ? 1 : 0;
    }
    if (heard()) tell(EVERYONE, { kind: 'turn', seat: game.active, turn: game.turn });
  },
});

const { to } = slots({ to: 'thing' });
/** A fighter who left the board undefeated comes back before anything else. */
export const comeBack = step('comeBack', {
  asks: {
    ...ASKED_PLAINLY,
    questions: { placeTo: 'open' },
    slots: { to },
    about: (_game, frame) => ({ fighter: frame.it }),
    blank(game, frame) {
      const fighter = awayFighter(game, matchOf(game), frame.you);
      if (fighter < 0 || to.get(frame) >= 0) return READY;
      frame.it = fighter;
      for (let space = 0; space < matchOf(game).board.count; space++) if (occupant(game, space) < 0) offer('space', space);
      return ASK;
    },
    fill(_game, frame, choice) {
      to.set(frame, which(choice));
    },
  },
  perform(game, frame) {
    if (to.get(frame) < 0) return DONE;
    game.space[frame.it] = to.get(frame);
    if (heard())
      tell(EVERYONE, {
        kind: 'place',
        fighter: fighterName(game, frame.it),
        from: null,
        to: spaceName(game, to.get(frame)),
        by: frame.you,
      });
    to.set(frame, NONE);
    return STAY;
  },
});
const awayFighter = (game: Game, match: Match, seat: number): number =>
  match.fightersOf[seat].find((f) => game.space[f] < 0 && game.health[f] > 0) ?? -1;

const { next } = slots({ next: 'thing' });
/** Abilities of a moment, in the order their player chooses, each once. */
export const sayAt = step('sayAt', {
  fields: { moment: plain<Moment>(() => {}) },
  asks: {
    ...ASKED_PLAINLY,
    questions: { abilityOrder: 'open' },
    slots: { next },
    blank(game, frame, { moment }) {
      const all = matchOf(game).abilities[frame.you][moment];
      if (all.length < 2 || next.get(frame) >= 0 || isSilent(game, frame, moment)) return READY;
      const left = [...all.keys()].filter((i) => isUnsaid(game, frame, all, i));
      if (left.length < 2) return READY;
      offerAll('option', left);
      return ASK;
    },
    fill(_game, frame, choice) {
      next.set(frame, which(choice));
    },
  },
  perform(game, frame, { moment }) {
    const all = matchOf(game).abilities[frame.you][moment];
    if (!all.length || isSilent(game, frame, moment)) return DONE;
    const first = all.findIndex((_, i) => isUnsaid(game, frame, all, i));
    if (first < 0) return DONE;
    const index = next.get(frame) >= 0 ? next.get(frame) : first;
    frame.step |= 1 << index;
    next.set(frame, NONE);
    const { block, of } = all[index];
    const me = matchOf(game).heroOf[frame.you];
    for (let times = timesSaid(game, frame, of); times > 0; times--) speak(game, block, frame.you, abilityOf(frame.you), { me });
    return STAY;
  },
});
/** */
const isSilent = (game: Game, frame: Frame, moment: Moment): boolean =>
  game.seats[frame.you].out === 1 || (game.turnEnded === 1 && wordNamed('moment', moment)!.endsWithTurn);
/** `step` keeps the abilities said, as bits. */
const isUnsaid = (game: Game, frame: Frame, all: readonly SaidAt[], i: number): boolean =>
  !(frame.step & (1 << i)) && timesSaid(game, frame, all[i].of) > 0;
/** Once, or for each fighter so named that `struck` holds. */
function timesSaid(game: Game, frame: Frame, of: string | undefined): number {
  if (of === undefined) return 1;
  const { fighters, fightersOf } = matchOf(game);
  return fightersOf[frame.you].filter((f) => frame.struck & (1 << f) && fighters[f].id === of).length;
}

const [TO_MANEUVER, TO_SCHEME, TO_ATTACK] = ACTIONS.map((_, action) => choice('action', action));
/** actions one after another, none skipped. */
export const takeActions = step('takeActions', {
  asks: {
    ...ASKED_PLAINLY,
    questions: { action: 'open' },
    blank(game, frame) {
      judgeAtAction(game);
      if (game.over || !mayAct(game, frame.you)) return READY;
      offerChoice(TO_MANEUVER);
      if (!game.seats[frame.you].hand.length) return ASK; // everybody can see that nothing else is possible
      if (canScheme(game, frame.you)) offerChoice(TO_SCHEME);
      if (canAttack(game, frame.you)) offerChoice(TO_ATTACK);
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
  },
  perform() {},
});
/** */
const mayAct = (game: Game, seat: number): boolean =>
  game.actions > 0 && !game.turnEnded && !game.seats[seat].out && hasFighterOnBoard(game, seat);

/** down to 7, the player choosing which and in what order. */
export const handLimit = step('handLimit', {
  asks: {
    ...ASKED_PLAINLY,
    questions: { handLimit: 'open' },
    blank(game, frame) {
      const seat = game.seats[frame.you];
      if (seat.out || seat.hand.length <= HAND_LIMIT) return READY;
      offerHand(game, frame.you, () => true);
      return SECRET;
    },
    fill(game, frame, choice) {
      discardFromHand(game, frame.you, kindIn(choice), frame.you);
    },
  },
  perform() {},
});

export const endOfTurn = step('endOfTurn', {
  asks: null,
  perform(game) {
    for (const seat of game.seats) seat.fixedValue = -1;
    if (heard()) tell(EVERYONE, { kind: 'turnEnd', seat: game.active });
  },
});
