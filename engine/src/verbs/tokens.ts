/** Moving and relocating tokens on the board. */
import { leavesNothing } from '../amended.ts';
import { PASS, which } from '../choice.ts';
import type { Frame, Game } from '../game.ts';
import { ASK, type Blank, IMPOSSIBLE, READY, type Say, type Verb } from '../machine.ts';
import { matchOf } from '../match.ts';
import { tokenReach } from '../movement.ts';
import { offerAll, offerPass } from '../offers.ts';
import { fighterOf, spacesThat } from '../query.ts';
import { EVERYONE, heard, spaceName, tell } from '../sink.ts';

/** Whose tokens they are: those of the effect's controller, also when an opponent moves them. */
const tokensOf = (game: Game, frame: Frame): number[] => game.seats[frame.by].tokens;
const WHICH = 0;
const WHERE = 1;
const FINISHED = 2;

function offerTokens(game: Game, frame: Frame, isOpen: (token: number) => boolean): boolean {
  const open = tokensOf(game, frame)
    .map((_, token) => token)
    .filter((token) => tokensOf(game, frame)[token] >= 0 && isOpen(token));
  offerAll('token', open);
  return open.length > 0;
}
function put(game: Game, frame: Frame, space: number): void {
  const tokens = tokensOf(game, frame);
  const from = tokens[frame.a];
  tokens[frame.a] = space;
  frame.space = space;
  if (heard() && from !== space) {
    tell(EVERYONE, {
      kind: 'token',
      seat: frame.by,
      token: matchOf(game).heroes[frame.by].tokens!.id,
      from: from < 0 ? null : spaceName(game, from),
      to: spaceName(game, space),
    });
  }
}

/** One token walks; `another` leaves out the one this effect moved before, which `n` remembers as token + 1. */
export const moveToken: Verb<Say<'moveToken'>> = {
  question: (_game, frame) => (frame.stage === WHICH ? 'token' : 'tokenTo'),
  blank(game, frame, { upTo, another }) {
    if (frame.stage === WHICH) return offerTokens(game, frame, (token) => !another || token + 1 !== frame.n) ? ASK : IMPOSSIBLE;
    if (frame.stage === FINISHED) return READY;
    if (tokensOf(game, frame)[frame.a] < 0) return IMPOSSIBLE; // its owner has left
    offerAll('space', tokenReach(game, frame.by, frame.a, upTo));
    return ASK;
  },
  fill(game, frame, choice) {
    if (frame.stage === WHICH) {
      frame.a = which(choice);
      frame.n = frame.a + 1;
      frame.stage = WHERE;
      return;
    }
    put(game, frame, which(choice));
    frame.stage = FINISHED;
  },
  perform() {},
};

/** So many tokens, or any number of them, one after another, each to a space that fits at any distance. `picks` holds those done. */
export const relocateTokens: Verb<Say<'relocateTokens'>> = {
  question: (_game, frame) => (frame.stage === WHICH ? 'token' : 'tokenTo'),
  blank(game, frame, effect) {
    if (frame.stage === WHERE) return offerSpaces(game, frame, effect);
    const done = game.picks.length - frame.picks;
    if (frame.stage === FINISHED || done === (effect.count === 'any' ? tokensOf(game, frame).length : effect.count)) return READY;
    const isAny = offerTokens(
      game,
      frame,
      (token) =>
        !game.picks.includes(token, frame.picks) &&
        isMeant(game, frame, effect, token) &&
        destinations(game, frame, effect, token).length > 0,
    );
    if (effect.count === 'any' && isAny) offerPass();
    return isAny ? ASK : IMPOSSIBLE;
  },
  fill(game, frame, choice) {
    if (frame.stage === WHERE) {
      put(game, frame, which(choice));
      frame.stage = WHICH;
    } else if (choice === PASS) frame.stage = FINISHED;
    else {
      frame.a = which(choice);
      game.picks.push(frame.a);
      frame.stage = WHERE;
    }
  },
  perform() {},
};
/** Any token, or only the one a fighter stands on. */
const isMeant = (game: Game, frame: Frame, { under }: Say<'relocateTokens'>, token: number): boolean =>
  under === undefined || tokensOf(game, frame)[token] === game.space[fighterOf(game, frame, under)];
function offerSpaces(game: Game, frame: Frame, effect: Say<'relocateTokens'>): Blank {
  if (tokensOf(game, frame)[frame.a] < 0 && leavesNothing(game)) return IMPOSSIBLE; // its owner has left
  const spaces = destinations(game, frame, effect, frame.a);
  offerAll('space', spaces);
  return spaces.length ? ASK : IMPOSSIBLE; // whoever it should go to may have left
}
/** never two tokens of one owner on a space. */
function destinations(game: Game, frame: Frame, { where }: Say<'relocateTokens'>, token: number): number[] {
  const tokens = tokensOf(game, frame);
  return spacesThat(game, frame, where).filter((space) => space === tokens[token] || !tokens.includes(space));
}
