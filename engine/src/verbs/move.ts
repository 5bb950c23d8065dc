/** `move`: fighters walk up to so many spaces. */
import { needsSomebodyToMove } from '../amended.ts';
import { PASS, which } from '../choice.ts';
import type { Frame, Game } from '../game.ts';
import { ASK, type Blank, DONE, IMPOSSIBLE, READY, type Say, type Verb } from '../machine.ts';
import { offerAll, offerPass } from '../offers.ts';
import { amountOf, fighterOf, members } from '../query.ts';
import { isOnBoard } from '../seats.ts';
import { offerMove, takeMove, type Walker } from '../walking.ts';
import type { Fighter } from '../words.ts';

const WHOM = 0;
const WALKING = 1;
const FINISHED = 2;

export const move: Verb<Say<'move'>> = {
  question: (_game, frame, { who }) =>
    frame.stage === WALKING || typeof who === 'string' || 'named' in who ? 'moveTo' : isEach(who) ? 'moveWhom' : 'pickFighter',
  blank(game, frame, effect) {
    if (frame.stage === WALKING && !isOnBoard(game, frame.it)) frame.stage = isEach(effect.who) ? WHOM : FINISHED; // its player has conceded
    if (frame.stage === WALKING) return offerMove(game, walker(frame, effect, frame.it, frame.a, frame.b));
    if (frame.stage === FINISHED) return READY;
    if (effect.tracked && game.picks.length === frame.picks) frame.passed = 0;
    return offerWhom(game, frame, effect);
  },
  fill(game, frame, choice, effect) {
    if (frame.stage === WHOM) {
      const { who } = effect;
      const isPicked = typeof who === 'object' && !('named' in who);
      if (isPicked && choice === PASS) frame.stage = FINISHED;
      else begin(game, frame, effect, isPicked ? which(choice) : fighterOf(game, frame, who as Fighter));
      if (isPicked) return;
    }
    if (takeMove(game, walker(frame, effect, frame.it, frame.a, frame.b), choice)) frame.stage = isEach(effect.who) ? WHOM : FINISHED;
  },
  perform: () => DONE,
};
const isEach = (who: Say<'move'>['who']): who is Extract<typeof who, { each: unknown }> => typeof who === 'object' && 'each' in who;

/** A single fighter begins at once; of several the controller says who is next, or that it is enough. */
function offerWhom(game: Game, frame: Frame, effect: Say<'move'>): Blank {
  const { who } = effect;
  if (isEach(who)) {
    const unmoved = members(game, frame, who.each).filter((f) => !game.picks.includes(f, frame.picks));
    if (!unmoved.length) return game.picks.length === frame.picks && needsSomebodyToMove(game) ? IMPOSSIBLE : READY;
    offerAll('fighter', unmoved);
    offerPass();
    return ASK;
  }
  if (typeof who === 'object' && 'one' in who) {
    offerAll('fighter', members(game, frame, who.one));
    return members(game, frame, who.one).length ? ASK : IMPOSSIBLE;
  }
  const fighter = fighterOf(game, frame, who);
  if (!isOnBoard(game, fighter)) return IMPOSSIBLE;
  return offerMove(game, walker(frame, effect, fighter, game.space[fighter], amountOf(game, frame, effect.upTo)));
}
function begin(game: Game, frame: Frame, effect: Say<'move'>, fighter: number): void {
  frame.it = fighter;
  frame.a = game.space[fighter];
  frame.b = amountOf(game, frame, effect.upTo);
  frame.stage = WALKING;
  if (isEach(effect.who)) game.picks.push(fighter);
}
const walker = (frame: Frame, effect: Say<'move'>, fighter: number, at: number, left: number): Walker => ({
  frame,
  fighter,
  at,
  left,
  through: effect.through === true,
  isStepwise: effect.tracked === true,
  usesDoors: false,
  isTracked: effect.tracked === true,
});
