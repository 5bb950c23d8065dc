/** `place`, `swap` and `pickSpace` (section 5.3). */
import { which } from '../choice.ts';
import type { Frame, Game } from '../game.ts';
import { ASK, IMPOSSIBLE, READY, type Say, type Verb } from '../machine.ts';
import { offerAll } from '../offers.ts';
import { combatOf, fighterOf, spacesFor, spacesThat } from '../query.ts';
import { isOnBoard } from '../seats.ts';
import { EVERYONE, fighterName, heard, tell } from '../sink.ts';
import { placeFighter } from '../walking.ts';

/** */
export const place: Verb<Say<'place'>> = {
  question: 'placeTo',
  blank(game, frame, { who, where }) {
    if (frame.a >= 0) return READY;
    const fighter = fighterOf(game, frame, who);
    if (!isOnBoard(game, fighter)) return IMPOSSIBLE;
    const spaces = spacesFor(game, frame, where, fighter);
    offerAll('space', spaces);
    return spaces.length ? ASK : IMPOSSIBLE;
  },
  fill(_game, frame, choice) {
    frame.a = which(choice);
  },
  perform(game, frame, { who }) {
    if (frame.a >= 0) placeFighter(game, fighterOf(game, frame, who), frame.a, frame.you);
  },
};

/** with `takesOver` the other one is in the combat from now on. */
export const swap: Verb<Say<'swap'>> = {
  blank: (game, frame, { who, with: other }) =>
    isOnBoard(game, fighterOf(game, frame, who)) && isOnBoard(game, fighterOf(game, frame, other)) ? READY : IMPOSSIBLE,
  perform(game, frame, { who, with: other, takesOver }) {
    const a = fighterOf(game, frame, who);
    const b = fighterOf(game, frame, other);
    if (!isOnBoard(game, a) || !isOnBoard(game, b)) return;
    const at = game.space[a];
    game.space[a] = game.space[b];
    game.space[b] = at;
    if (heard()) tell(EVERYONE, { kind: 'swap', fighter: fighterName(game, a), with: fighterName(game, b) });
    if (takesOver) takeOver(game, frame, fighterOf(game, frame, 'yourFighter') === a ? b : a);
  },
};
/** Makes a fighter yours in this combat. */
export function takeOver(game: Game, frame: Frame, fighter: number): void {
  const combat = combatOf(game);
  const side = frame.side === 0 ? combat.attack : combat.defense;
  if (heard()) tell(EVERYONE, { kind: 'takesOver', fighter: fighterName(game, fighter), for: fighterName(game, side.fighter) });
  side.fighter = fighter;
}

/** Names a space for the sentences that follow; the one named before is kept beside it. */
export const pickSpace: Verb<Say<'pickSpace'>> = {
  question: 'pickSpace',
  blank(game, frame, { where }) {
    if (frame.a >= 0) return READY;
    const spaces = spacesThat(game, frame, where);
    offerAll('space', spaces);
    return spaces.length ? ASK : IMPOSSIBLE;
  },
  fill(_game, frame, choice) {
    frame.a = which(choice);
  },
  perform(_game, frame) {
    if (frame.a < 0) return;
    frame.space2 = frame.space;
    frame.space = frame.a;
  },
};
