/** `gainActions`, `endTurn`, `nameNumber`. */
import { toPile } from '../cards.ts';
import { which } from '../choice.ts';
import type { Frame, Game } from '../game.ts';
import { ASK, pop, READY, type Say, STAY, type Verb } from '../machine.ts';
import { matchOf } from '../match.ts';
import { offer } from '../offers.ts';
import { CLEANUP, COMBAT, DISCARD_SCHEME, MANEUVER, SCHEME, TURN } from '../sentences.ts';
import { EVERYONE, heard, tell } from '../sink.ts';
import { sourceOf } from '../source.ts';

/** only the active player can gain actions, and only while the turn goes on. */
export const gainActions: Verb<Say<'gainActions'>> = {
  perform(game, frame, { actions }) {
    if (game.active !== frame.you || game.turnEnded || game.seats[frame.you].out) return;
    game.actions += actions;
    if (heard()) tell(EVERYONE, { kind: 'gainActions', seat: frame.you, actions, source: sourceOf(game, frame) });
  },
};

/** drops what is pending in the action, goes to its cleanup, and takes no further action. */
export const endTurn: Verb<Say<'endTurn'>> = {
  perform(game) {
    game.turnEnded = 1;
    while (!isActionsCleanup(game, game.todo[game.todo.length - 1])) pop(game);
    return STAY;
  },
};
/** Sets the frame of the action to its cleanup; of a combat inside it only the cards are put away. */
function isActionsCleanup(game: Game, frame: Frame): boolean {
  if (frame.block === TURN) return true;
  if (frame.block === SCHEME) {
    frame.pc = DISCARD_SCHEME;
    return true;
  }
  if (frame.block === MANEUVER) {
    frame.pc = matchOf(game).blocks[MANEUVER].nodes.length;
    return true;
  }
  if (frame.block !== COMBAT) return false;
  frame.pc = CLEANUP;
  frame.stage = 0;
  if (game.combats.length === 1) return true;
  const { attack, defense } = game.combats.pop()!;
  if (defense.card >= 0) toPile(game, defense.card, 'play', defense.seat);
  if (attack.card >= 0 && !attack.bonus) toPile(game, attack.card, 'play', attack.seat);
  return false;
}

/** From 0 to the highest value printed in the decks of this game. */
export const nameNumber: Verb<Say<'nameNumber'>> = {
  question: 'number',
  blank(game, frame) {
    if (frame.stage > 0) return READY;
    for (let n = 0; n <= matchOf(game).highestValue; n++) offer('number', n);
    return ASK;
  },
  fill(_game, frame, choice) {
    frame.stage = 1;
    frame.n = which(choice);
    if (heard()) tell(EVERYONE, { kind: 'number', seat: frame.you, number: frame.n });
  },
  perform() {},
};
