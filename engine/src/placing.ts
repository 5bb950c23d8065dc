/** Setting up: each seat places its fighters and tokens and makes its decisions (section 2). */
import { draw, shuffleDeck } from './cards.ts';
import { which, YES } from './choice.ts';
import type { Game } from './game.ts';
import { ASK, blankFrame, DONE, READY, STAY, type Verb } from './machine.ts';
import { matchOf } from './match.ts';
import { isSameZone, occupant } from './movement.ts';
import { offer, offerAll, offerPass } from './offers.ts';
import { PLACE } from './sentences.ts';
import { EVERYONE, fighterName, heard, spaceName, tell } from './sink.ts';

export const OPENING_HAND = 5;

/** all of one seat's placing is finished before the next seat begins. */
export const placeSeats: Verb = {
  perform(game, frame) {
    while (frame.stage < game.seats.length && game.seats[frame.stage].out) frame.stage++;
    if (frame.stage === game.seats.length) return DONE;
    game.todo.push(blankFrame(PLACE, frame.stage++));
    return STAY;
  },
};

export const placeHero: Verb = {
  perform(game, frame) {
    const { board, heroOf } = matchOf(game);
    putOn(game, heroOf[frame.you], board.starts[frame.you], frame.you);
  },
};
function putOn(game: Game, fighter: number, space: number, by: number): void {
  game.space[fighter] = space;
  if (heard()) tell(EVERYONE, { kind: 'place', fighter: fighterName(game, fighter), from: null, to: spaceName(game, space), by });
}

/** Spaces of the hero's zones that are free for a sidekick or token; any free space when there is none. */
function freeAround(game: Game, seat: number, isFree: (space: number) => boolean): number[] {
  const { board, heroOf } = matchOf(game);
  const reserved = board.starts.slice(seat + 1, game.seats.length);
  const free: number[] = [];
  for (let space = 0; space < board.count; space++) if (!reserved.includes(space) && isFree(space)) free.push(space);
  const near = free.filter((space) => isSameZone(game, game.space[heroOf[seat]], space));
  return near.length ? near : free;
}

export const placeSidekicks: Verb = {
  question: 'placeSidekick',
  blank(game, frame) {
    frame.it = waitingSidekick(game, frame.you);
    if (frame.it < 0 || game.seats[frame.you].out) return READY;
    offerAll(
      'space',
      freeAround(game, frame.you, (at) => occupant(game, at) < 0),
    );
    return ASK;
  },
  fill(game, frame, choice) {
    putOn(game, frame.it, which(choice), frame.you);
  },
  perform() {},
};
const waitingSidekick = (game: Game, seat: number): number => {
  const { fighters, fightersOf } = matchOf(game);
  return fightersOf[seat].find((f) => !fighters[f].offBoard && game.space[f] < 0) ?? -1;
};

/** */
export const placeTokens: Verb = {
  question: 'placeToken',
  blank(game, frame) {
    const { out, tokens } = game.seats[frame.you];
    if (out || !tokens.includes(-1)) return READY;
    offerAll(
      'space',
      freeAround(game, frame.you, (at) => occupant(game, at) < 0 && !tokens.includes(at)),
    );
    return ASK;
  },
  fill(game, frame, choice) {
    const { tokens } = game.seats[frame.you];
    tokens[tokens.indexOf(-1)] = which(choice);
    if (heard())
      tell(EVERYONE, {
        kind: 'token',
        seat: frame.you,
        token: matchOf(game).heroes[frame.you].tokens!.id,
        from: null,
        to: spaceName(game, which(choice)),
      });
  },
  perform() {},
};

/** The house rule of: once, before the first turn, a player may shuffle the hand back and draw as many. */
export const mulligans: Verb = {
  question: 'mulligan',
  asks: (_game, frame) => frame.stage,
  blank(game, frame) {
    if (!matchOf(game).options.mulligan || frame.stage === game.seats.length) return READY;
    offer('yes');
    offerPass();
    return ASK;
  },
  fill(game, frame, choice) {
    const number = frame.stage++;
    if (choice !== YES) return;
    const seat = game.seats[number];
    const count = seat.hand.length;
    seat.deck.push(...seat.hand.splice(0));
    if (heard()) tell(EVERYONE, { kind: 'mulligan', seat: number });
    shuffleDeck(game, number);
    draw(game, [number], count, frame);
  },
  perform() {},
};
