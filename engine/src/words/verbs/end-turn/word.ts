/** The turn ends: what is pending in the action is dropped, its cleanup is made, and no further action is taken. */
import { BEGINNING, type Frame } from '../../../data/frame.ts';
import type { Game } from '../../../data/game.ts';
import { matchOf } from '../../../data/match.ts';
import { STAY, verb } from '../../../data/word.ts';
import type { Effect } from '../../../data/words.ts';
import { pop } from '../../../machine/machine.ts';
import { toPile } from '../../../rules/cards.ts';
import { CLEANUP, COMBAT, DISCARD_SCHEME, MANEUVER, SCHEME, TURN } from '../../../rules/sentences.ts';

declare module '../../../data/words.ts' {
  interface Verbs {
    endTurn: { do: 'endTurn' };
  }
}
export const endTurn: Effect = { do: 'endTurn' };

export const word = verb('endTurn', {
  also: null,
  said: 'turn',
  needs: null,
  fields: {},
  opponent: false,
  discloses: false,
  looks: false,
  motif: 'end',
  asks: null,
  isPossible: null,
  isVain: null,
  tells: null,
  perform(game) {
    game.turnEnded = 1;
    while (!isActionsCleanup(game, game.todo[game.todo.length - 1])) pop(game);
    return STAY;
  },
});
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
  frame.step = BEGINNING;
  if (game.combats.length === 1) return true;
  const { attack, defense } = game.combats.pop()!;
  if (defense.card >= 0) toPile(game, defense.card, 'play', defense.seat);
  if (attack.card >= 0 && !attack.bonus) toPile(game, attack.card, 'play', attack.seat);
  return false;
}
