/** A0 of an attack: who attacks, and whom (section 7). */
import { which } from '../data/choice.ts';
import type { Frame } from '../data/frame.ts';
import type { Combat, Game, Side } from '../data/game.ts';
import { matchOf } from '../data/match.ts';
import { offerAll } from '../data/offers.ts';
import { fighterName, heard, tell } from '../data/sink.ts';
import { EVERYONE } from '../data/viewers.ts';
import { ASK, ASKED_PLAINLY, DONE, READY, SECRET, STAY, step } from '../data/word.ts';
import { attackTargets, hasUsable, inStriking } from './reaching.ts';
import { emptySide } from './values.ts';

/** A0: who attacks. Asked unless everybody can see that only one fighter could. */
export const pickAttacker = step('pickAttacker', {
  asks: {
    ...ASKED_PLAINLY,
    questions: { attackWith: 'open' },
    blank(game, frame) {
      if (frame.me >= 0) return READY;
      const striking = inStriking(game, frame.you);
      const able = striking.filter((fighter) => hasUsable(game, frame.you, fighter, 'attack'));
      if (!able.length) return READY;
      offerAll('fighter', able);
      return striking.length > 1 ? SECRET : ASK;
    },
    fill(_game, frame, choice) {
      frame.me = which(choice);
    },
  },
  perform: (game, frame) => (frame.me < 0 ? callOff(game, frame) : DONE),
});
/** Somebody has conceded, and nobody is left to attack, or no card is laid: the action is over. */
export function callOff(game: Game, frame: Frame): boolean {
  frame.pc = matchOf(game).blocks[frame.block].nodes.length;
  return STAY;
}

/** A0: whom. */
export const pickTarget = step('pickTarget', {
  asks: {
    ...ASKED_PLAINLY,
    questions: { target: 'open' },
    about: (_game, frame) => ({ fighter: frame.me }),
    blank(game, frame) {
      const targets = attackTargets(game, frame.me);
      if (frame.it >= 0 || !targets.length) return READY;
      offerAll('fighter', targets);
      return ASK;
    },
    fill(_game, frame, choice) {
      frame.it = which(choice);
    },
  },
  perform(game, frame) {
    if (frame.it < 0) return callOff(game, frame);
    const defender = matchOf(game).fighters[frame.it].seat;
    game.combats.push(newCombat(emptySide(frame.you, frame.me), emptySide(defender, frame.it), game.actionNumber));
    if (heard())
      tell(EVERYONE, { kind: 'attack', seat: frame.you, fighter: fighterName(game, frame.me), target: fighterName(game, frame.it) });
    return DONE;
  },
});
export const newCombat = (attack: Side, defense: Side, action: number): Combat => ({
  attack,
  defense,
  revealed: 0,
  prevented: 0,
  sentTo: -1,
  dealt: 0,
  winner: -1,
  mainDefense: -1,
  action,
});
