/** Setting up: each seat places its fighters and tokens and makes its decisions (section 2). */

import { which, YES } from '../data/choice.ts';
import { blankFrame } from '../data/frame.ts';
import type { Game } from '../data/game.ts';
import { matchOf } from '../data/match.ts';
import { offer, offerAll, offerPass } from '../data/offers.ts';
import { fighterName, heard, spaceName, tell } from '../data/sink.ts';
import { EVERYONE } from '../data/viewers.ts';
import { ASK, ASKED_PLAINLY, DONE, READY, STAY, step } from '../data/word.ts';
import { putHandIntoDeck } from '../machine/knowledge.ts';
import { drawCards, shuffleDeck } from './cards.ts';
import { isSameZone, occupant } from './movement.ts';
import { PLACE } from './sentences.ts';

export const OPENING_HAND = 5;

/** all of one seat's placing is finished before the next seat begins. */
export const placeSeats = step('placeSeats', {
  asks: null,
  perform(game, frame) {
    while (frame.step < game.seats.length && game.seats[frame.step].out) frame.step++;
    if (frame.step === game.seats.length) return DONE;
    game.todo.push(blankFrame(PLACE, frame.step++));
    return STAY;
  },
});

export const placeHero = step('placeHero', {
  asks: null,
  perform(game, frame) {
    const { board, heroOf } = matchOf(game);
    putOn(game, heroOf[frame.you], board.starts[frame.you], frame.you);
  },
});
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

export const placeSidekicks = step('placeSidekicks', {
  asks: {
    ...ASKED_PLAINLY,
    questions: { placeSidekick: 'open' },
    about: (_game, frame) => ({ fighter: frame.it }),
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
  },
  perform() {},
});
const waitingSidekick = (game: Game, seat: number): number => {
  const { fighters, fightersOf } = matchOf(game);
  return fightersOf[seat].find((f) => !fighters[f].offBoard && game.space[f] < 0) ?? -1;
};

/** */
export const placeTokens = step('placeTokens', {
  asks: {
    ...ASKED_PLAINLY,
    questions: { placeToken: 'open' },
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
  },
  perform() {},
});

/** The house rule of: once, before the first turn, a player may shuffle the hand back and draw as many. */
export const mulligans = step('mulligans', {
  asks: {
    ...ASKED_PLAINLY,
    questions: { mulligan: 'open' },
    who: (_game, frame) => frame.step,
    blank(game, frame) {
      if (!matchOf(game).options.mulligan || frame.step === game.seats.length) return READY;
      offer('yes');
      offerPass();
      return ASK;
    },
    fill(game, frame, choice) {
      const number = frame.step++;
      if (choice !== YES) return;
      const seat = game.seats[number];
      const count = seat.hand.length;
      putHandIntoDeck(seat);
      if (heard()) tell(EVERYONE, { kind: 'mulligan', seat: number });
      shuffleDeck(game, number);
      drawCards(game, [number], count, frame);
    },
  },
  perform() {},
});
