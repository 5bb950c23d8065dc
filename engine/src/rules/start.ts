/** Beginning a game (section 2). */
import type { Sink } from '../data/events.ts';
import { blankFrame } from '../data/frame.ts';
import type { Game, Seat } from '../data/game.ts';
import { type Match, matchOf } from '../data/match.ts';
import { chanceFrom, type Seed, shuffle } from '../data/random.ts';
import type { Setup } from '../data/setup.ts';
import { listen } from '../data/sink.ts';
import { run } from '../machine/machine.ts';
import { careful } from '../machine/told.ts';
import { OPENING_HAND } from './placing.ts';
import { GAME } from './sentences.ts';

/** A game at its first question: decks shuffled by the seed, five cards in each hand. Refuses an unsound setup with all its problems. */
export function newGame(setup: Setup, seed: Seed, sink?: Sink): Game {
  const game = beforePlacing(setup, seed);
  game.todo.push(blankFrame(GAME, 0));
  listen(sink && careful(game, sink));
  try {
    run(game);
  } finally {
    listen(undefined);
  }
  return game;
}

/** The table with nothing placed and nobody asked. */
export function beforePlacing(setup: Setup, seed: Seed): Game {
  const match = matchOf({ setup });
  const { rng, key } = chanceFrom(seed);
  const game: Game = {
    setup,
    rng,
    key,
    fate: [],
    seq: 0,
    turn: 0,
    active: 0,
    actions: 0,
    actionNumber: 0,
    turnEnded: 0,
    over: 0,
    winners: 0,
    doors: 0,
    space: match.fighters.map(() => -1),
    health: match.fighters.map((fighter) => (fighter.offBoard ? 0 : fighter.health - handicap(match, fighter.isHero, fighter.seat))),
    turnStart: match.fighters.map(() => -1),
    seats: [],
    combats: [],
    limbo: [],
    wounds: [],
    picks: [],
    todo: [],
  };
  game.seats = match.decks.map((deck, seat) => newSeat(match, seat, shuffled(game, deck)));
  return game;
}
const handicap = (match: Match, isHero: boolean, seat: number): number => (isHero ? (match.options.handicap[seat] ?? 0) : 0);
function shuffled(game: Game, deck: readonly number[]): number[] {
  const cards = deck.slice();
  shuffle(game, cards);
  return cards;
}
function newSeat(match: Match, number: number, deck: number[]): Seat {
  const { counter, tokens } = match.heroes[number];
  const hand = deck.splice(deck.length - OPENING_HAND).reverse();
  return {
    hand,
    seen: [],
    deck,
    discard: [],
    out: 0,
    conceded: 0,
    turns: 0,
    form: 0,
    counter: counter?.start ?? 0,
    tokens: new Array<number>(tokens?.count ?? 0).fill(-1),
    startedOnToken: 0,
    fixedValue: -1,
  };
}
