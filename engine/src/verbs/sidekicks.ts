/** Fighters that come onto the board and leave it. */
import { leavesNothing, liftingFreesSpace } from '../amended.ts';
import { which } from '../choice.ts';
import { judgeNow } from '../end.ts';
import type { Frame, Game } from '../game.ts';
import { ASK, type Blank, IMPOSSIBLE, READY, type Say, type Verb } from '../machine.ts';
import { matchOf } from '../match.ts';
import { occupant } from '../movement.ts';
import { offer, offerAll } from '../offers.ts';
import { fighterOf, freeSpaces, yourSide } from '../query.ts';
import { ownerOf } from '../seats.ts';
import { EVERYONE, fighterName, heard, spaceName, tell } from '../sink.ts';
import { placeFighter } from '../walking.ts';
import type { Spaces } from '../words.ts';
import { takeOver } from './place.ts';

const namesakes = (game: Game, frame: Frame, name: string): number[] =>
  matchOf(game).fightersOf[frame.you].filter((f) => matchOf(game).fighters[f].id === name);
const offBoard = (game: Game, frame: Frame, name: string): number => namesakes(game, frame, name).find((f) => game.health[f] === 0) ?? -1;

/** Is it still open which of those on the board is lifted? */
const isLifting = (game: Game, frame: Frame, name: string): boolean => frame.stage === 0 && offBoard(game, frame, name) < 0;

/** Puts a fighter onto the board with full health. */
function appear(game: Game, fighter: number, space: number): void {
  game.health[fighter] = matchOf(game).fighters[fighter].health;
  game.space[fighter] = space;
  if (heard())
    tell(EVERYONE, { kind: 'return', fighter: fighterName(game, fighter), space: spaceName(game, space), health: game.health[fighter] });
}

/** A defeated sidekick comes back to a space of your choice. */
export const returnDefeated: Verb<Say<'returnDefeated'>> = {
  question: 'returnTo',
  blank(game, frame, { named, where }) {
    if (frame.a >= 0) return READY;
    if (offBoard(game, frame, named) < 0 || game.seats[frame.you].out) return IMPOSSIBLE;
    const spaces = freeSpaces(game, frame, where);
    offerAll('space', spaces);
    return spaces.length ? ASK : IMPOSSIBLE;
  },
  fill(_game, frame, choice) {
    frame.a = which(choice);
  },
  perform(game, frame, { named, takesOver }) {
    if (frame.a < 0) return;
    const fighter = offBoard(game, frame, named);
    appear(game, fighter, frame.a);
    if (takesOver) takeOver(game, frame, fighter);
  },
};

/** From outside the board, or else one of those on it is lifted first. `b` is the one lifted. */
export const summon: Verb<Say<'summon'>> = {
  question: (game, frame, { named }) => (isLifting(game, frame, named) ? 'liftWhich' : 'returnTo'),
  isVain: (game, frame, { where }) => !canSummon(game, frame, where),
  blank(game, frame, { named, where }) {
    if (frame.a >= 0) return READY;
    if (frame.stage === 0) {
      if (game.seats[frame.you].out || !canSummon(game, frame, where)) return IMPOSSIBLE;
      if (offBoard(game, frame, named) < 0) return offerLift(game, frame, named);
    } else if (game.seats[frame.you].out && leavesNothing(game)) return IMPOSSIBLE;
    const spaces = freeSpaces(game, frame, where, liftingFreesSpace(game) ? frame.b : -1);
    offerAll('space', spaces);
    return spaces.length ? ASK : IMPOSSIBLE;
  },
  fill(game, frame, choice, { named }) {
    if (isLifting(game, frame, named)) {
      frame.b = which(choice);
      frame.stage = 1;
    } else frame.a = which(choice);
  },
  perform(game, frame, { named }) {
    if (frame.a < 0) return;
    if (frame.b >= 0) placeFighter(game, frame.b, frame.a, frame.you);
    else appear(game, offBoard(game, frame, named), frame.a);
  },
};
/** is there somewhere to put it? Paying for nothing is not offered. The space of the one lifted does not count. */
const canSummon = (game: Game, frame: Frame, where: Spaces): boolean => freeSpaces(game, frame, where).length > 0;
function offerLift(game: Game, frame: Frame, named: string): Blank {
  offerAll('fighter', namesakes(game, frame, named));
  return ASK;
}

/** Your fighter goes to a free space of its zone and the sidekick takes its place, as one step. */
export const summonInPlace: Verb<Say<'summonInPlace'>> = {
  question: (game, frame, { named }) => (isLifting(game, frame, named) ? 'liftWhich' : 'placeTo'),
  blank(game, frame, { named }) {
    const hero = fighterOf(game, frame, 'yourHero');
    if (frame.a >= 0) return READY;
    if (game.space[hero] < 0) return IMPOSSIBLE;
    if (isLifting(game, frame, named)) return offerLift(game, frame, named);
    const spaces = freeSpaces(game, frame, [{ is: 'inZoneOf', who: 'yourHero' }], frame.b);
    offerAll('space', spaces);
    return spaces.length ? ASK : IMPOSSIBLE;
  },
  fill(game, frame, choice, { named }) {
    if (isLifting(game, frame, named)) {
      frame.b = which(choice);
      frame.stage = 1;
    } else frame.a = which(choice);
  },
  perform(game, frame, { named }) {
    if (frame.a < 0) return;
    const hero = fighterOf(game, frame, 'yourHero');
    const left = game.space[hero];
    const double = frame.b >= 0 ? frame.b : offBoard(game, frame, named);
    placeFighter(game, hero, frame.a, frame.you);
    appear(game, double, left);
  },
};

/** Your fighter of this combat, if it fell in it, comes back with so much health. */
export const returnFallen: Verb<Say<'returnFallen'>> = {
  question: 'placeTo',
  blank(game, frame, { who }) {
    const fighter = fighterOf(game, frame, who);
    if (frame.a >= 0) return READY;
    if (fighter < 0 || game.health[fighter] > 0) return IMPOSSIBLE;
    if (game.seats[leavesNothing(game) ? ownerOf(game, fighter) : frame.you].out) return IMPOSSIBLE;
    for (let space = 0; space < matchOf(game).board.count; space++) if (occupant(game, space) < 0) offer('space', space);
    return ASK;
  },
  fill(_game, frame, choice) {
    frame.a = which(choice);
  },
  perform(game, frame, { who, health }) {
    const side = yourSide(game, frame);
    if (side) side.holding = 0;
    const fighter = fighterOf(game, frame, who);
    if (frame.a < 0) return judgeNow(game) as undefined;
    appear(game, fighter, frame.a);
    game.health[fighter] = Math.min(matchOf(game).fighters[fighter].health, health);
    if (heard()) tell(EVERYONE, { kind: 'setHealth', fighter: fighterName(game, fighter), health: game.health[fighter] });
  },
};

/** Off the board, but not defeated. */
export const leaveBoard: Verb<Say<'leaveBoard'>> = {
  perform(game, frame, { who }) {
    const fighter = fighterOf(game, frame, who);
    if (fighter < 0 || game.space[fighter] < 0) return;
    game.space[fighter] = -1;
    if (heard()) tell(EVERYONE, { kind: 'leave', fighter: fighterName(game, fighter) });
  },
};
