/** `gainActions`, `endTurn`, `nameNumber`. */
import { which } from '../choice.ts';
import { ASK, offer, pop, READY, type Say, type Verb } from '../machine.ts';
import { matchOf } from '../match.ts';
import { CLEANUP, COMBAT, MANEUVER, SCHEME, TURN } from '../sentences.ts';
import { sourceOf } from '../source.ts';
import { EVERYONE, heard, tell } from '../sink.ts';

/** only the active player can gain actions, and only while the turn goes on. */
export const gainActions: Verb<Say<'gainActions'>> = {
  question: 'none',
  perform(game, frame, { actions }) {
    if (game.active !== frame.you || game.turnEnded || game.seats[frame.you].out) return;
    game.actions += actions;
    if (heard()) tell(EVERYONE, { kind: 'gainActions', seat: frame.you, actions, source: sourceOf(game, frame) });
  },
};

/** drops what is pending in the action, goes to its cleanup, and takes no further action. */
export const endTurn: Verb<Say<'endTurn'>> = {
  question: 'none',
  perform(game) {
    game.turnEnded = 1;
    for (;;) {
      const frame = game.todo[game.todo.length - 1];
      if (frame.block === COMBAT) {
        frame.pc = CLEANUP;
        frame.stage = 0;
        if (game.combats.length === 1) return true;
        game.combats.pop();
      } else if (frame.block === SCHEME || frame.block === MANEUVER || frame.block === TURN) return true;
      pop(game);
    }
  },
};

/** From 0 to the highest value printed in the decks of this game. */
export const nameNumber: Verb<Say<'nameNumber'>> = {
  question: 'number',
  blank(game, frame) {
    if (frame.stage > 0) return READY;
    for (let n = 0; n <= matchOf(game).highestValue; n++) offer('number', n);
    return ASK;
  },
  fill(game, frame, choice) {
    frame.stage = 1;
    frame.n = which(choice);
    if (heard()) tell(EVERYONE, { kind: 'number', seat: frame.you, number: frame.n });
  },
  perform() {},
};
