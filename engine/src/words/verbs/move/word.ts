/** Fighters walk up to so many spaces. */
import { needsSomebodyToMove } from '../../../data/amended.ts';
import { PASS, which } from '../../../data/choice.ts';
import { optional } from '../../../data/fields.ts';
import { type Frame, slots } from '../../../data/frame.ts';
import type { Game } from '../../../data/game.ts';
import { offerAll, offerPass } from '../../../data/offers.ts';
import { ASK, type Blank, DONE, IMPOSSIBLE, READY, verb } from '../../../data/word.ts';
import type { Amount, Effect, Who } from '../../../data/words.ts';
import { isOnBoard } from '../../../machine/seats.ts';
import { offerMove, takeMove, type Walker } from '../../../rules/walking.ts';
import { type AmountOf, amount, flag } from '../../fields.ts';
import { type WhoOf, who } from '../../fighters.ts';

declare module '../../../data/words.ts' {
  interface Verbs {
    move: { do: 'move'; who: Who; upTo: Amount; through?: true; tracked?: true };
  }
}
export const move = (who: Who, { upTo }: { upTo: Amount }): Effect => ({ do: 'move', who, upTo });
/** Movement that opposing fighters do not block. */
export const moveThrough = (who: Who, { upTo }: { upTo: Amount }): Effect => ({ do: 'move', who, upTo, through: true });
/** The same, remembering who was moved through. */
export const charge = (who: Who, { upTo }: { upTo: Amount }): Effect => ({ do: 'move', who, upTo, through: true, tracked: true });
export const upTo = <A extends Amount>(amount: A): { upTo: A } => ({ upTo: amount });

const WHOM = 0;
const WALKING = 1;
const FINISHED = 2;
/** Where the move has come to, and the movement left. */
const { at, left } = slots({ at: 'thing', left: 'thing' });

interface Move {
  readonly who: WhoOf;
  readonly upTo: AmountOf;
  readonly through: true | undefined;
  readonly tracked: true | undefined;
}

export const word = verb('move', {
  also: 'walk run push charge moveThrough',
  said: 'play',
  needs: null,
  fields: { who, upTo: amount, through: optional(flag), tracked: optional(flag) },
  opponent: false,
  discloses: false,
  looks: false,
  motif: 'move',
  asks: {
    questions: { moveTo: 'open', moveWhom: 'open', pickFighter: 'open' },
    question: (_game, frame, args) =>
      frame.step === WALKING || args.who.is === 'fighter' ? 'moveTo' : args.who.is === 'each' ? 'moveWhom' : 'pickFighter',
    who: null,
    slots: { at, left },
    picksCards: false,
    mayPick: null,
    about(game, frame, args) {
      const how = { isStepwise: args.tracked === true, isThrough: args.through === true };
      if (frame.step !== WALKING && args.who.is !== 'fighter') return { left: args.upTo(game, frame), ...how };
      const mover = moverOf(game, frame, args);
      return {
        fighter: mover,
        from: frame.step === WALKING ? at.get(frame) : game.space[mover],
        left: frame.step === WALKING ? left.get(frame) : args.upTo(game, frame),
        ...how,
      };
    },
    aim: null,
    blank(game, frame, args) {
      if (frame.step === WALKING && !isOnBoard(game, frame.it)) frame.step = args.who.is === 'each' ? WHOM : FINISHED; // its player has conceded
      if (frame.step === WALKING) return offerMove(game, walker(frame, args, frame.it, at.get(frame), left.get(frame)));
      if (frame.step === FINISHED) return READY;
      if (args.tracked && game.picks.length === frame.picks) frame.passed = 0;
      return offerWhom(game, frame, args);
    },
    fill(game, frame, choice, args) {
      if (frame.step === WHOM) {
        const isPicked = args.who.is !== 'fighter';
        if (isPicked && choice === PASS) frame.step = FINISHED;
        else begin(game, frame, args, isPicked ? which(choice) : args.who.fighter(game, frame));
        if (isPicked) return;
      }
      if (takeMove(game, walker(frame, args, frame.it, at.get(frame), left.get(frame)), choice))
        frame.step = args.who.is === 'each' ? WHOM : FINISHED;
    },
  },
  isPossible: null,
  isVain: null,
  tells: null,
  perform: () => DONE,
});
const moverOf = (game: Game, frame: Frame, args: Move): number =>
  frame.step === WHOM && args.who.is === 'fighter' ? args.who.fighter(game, frame) : frame.it;

/** A single fighter begins at once; of several the controller says who is next, or that it is enough. */
function offerWhom(game: Game, frame: Frame, args: Move): Blank {
  if (args.who.is === 'each') {
    const unmoved = args.who.members(game, frame).filter((each) => !game.picks.includes(each, frame.picks));
    if (!unmoved.length) return game.picks.length === frame.picks && needsSomebodyToMove(game) ? IMPOSSIBLE : READY;
    offerAll('fighter', unmoved);
    offerPass();
    return ASK;
  }
  if (args.who.is === 'one') {
    const group = args.who.members(game, frame);
    offerAll('fighter', group);
    return group.length ? ASK : IMPOSSIBLE;
  }
  const mover = args.who.fighter(game, frame);
  if (!isOnBoard(game, mover)) return IMPOSSIBLE;
  return offerMove(game, walker(frame, args, mover, game.space[mover], args.upTo(game, frame)));
}
function begin(game: Game, frame: Frame, args: Move, mover: number): void {
  frame.it = mover;
  at.set(frame, game.space[mover]);
  left.set(frame, args.upTo(game, frame));
  frame.step = WALKING;
  if (args.who.is === 'each') game.picks.push(mover);
}
const walker = (frame: Frame, args: Move, fighter: number, from: number, movement: number): Walker => ({
  frame,
  place: at,
  movement: left,
  fighter,
  at: from,
  left: movement,
  through: args.through === true,
  isStepwise: args.tracked === true,
  usesDoors: false,
  isTracked: args.tracked === true,
});
