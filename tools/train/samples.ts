/** Positions to learn from: the beginning of every turn of duels whose winner is known. */
import { FEATURES, featuresOf, STATES, stateOf } from '@peerless/ai';
import { answer, type Choice, type Game, kindOf, matchOf, newGame, type Setup } from '@peerless/engine';
import { choice, containing, list, numberFrom, setup, wholeFrom } from '@peerless/engine/kinds';
import { HEROES } from '@peerless/heroes';

/** A game as it was played. */
export interface Played {
  id: number;
  setup: Setup;
  seed: number;
  answers: readonly number[];
  /** The first seat's chance at the beginning of each turn, as the players saw it; none where they did not look ahead. */
  hopes: readonly number[];
  /** The seat that won, −1 if nobody. */
  winner: number;
}
const MOST = 10_000;
export const playedGame = containing<Played>({
  id: wholeFrom(0, Number.MAX_SAFE_INTEGER),
  setup,
  seed: wholeFrom(0, Number.MAX_SAFE_INTEGER),
  answers: list(choice, { most: MOST }),
  hopes: list(numberFrom(0, 1), { most: MOST }),
  winner: wholeFrom(-1, 3),
});

export const NAMES = HEROES.map(({ id }) => id);
/** No deck has more kinds of cards. */
export const KINDS = Math.max(...HEROES.map(({ deck }) => deck.length));
/** Where the numbers of one seat stand: features, which hero in which state, how many of each kind in the hand and in the deck. */
export const HERO = FEATURES.length;
export const HAND = HERO + 1;
export const DECK = HAND + KINDS;
export const SEAT = DECK + KINDS;

export interface Samples {
  count: number;
  /** The numbers of both seats, position by position, the winner's first. */
  numbers: Float32Array;
  /** What the winner's chance seemed to be; 1 where nobody looked. */
  hopes: Float32Array;
  /** Is this the last position of its game? */
  isLast: Uint8Array;
}

export function samplesOf(games: readonly Played[]): Samples {
  const decided = games.filter(({ winner }) => winner >= 0);
  const turns = decided.reduce((sum, game) => sum + turnsIn(game), 0);
  const samples = {
    count: 0,
    numbers: new Float32Array(turns * 2 * SEAT),
    hopes: new Float32Array(turns),
    isLast: new Uint8Array(turns),
  };
  for (const game of decided) add(samples, game);
  return samples;
}
function turnsIn({ setup, seed, answers }: Played): number {
  const game = newGame(setup, seed);
  let turns = 0;
  eachTurn(game, answers, () => {
    turns++;
  });
  return turns;
}
function add(samples: Samples, { setup, seed, answers, hopes, winner }: Played): void {
  let turn = 0;
  eachTurn(newGame(setup, seed), answers, (game) => {
    const { count } = samples;
    [winner, 1 - winner].forEach((seat, side) => {
      look(game, seat, samples.numbers.subarray((2 * count + side) * SEAT, (2 * count + side + 1) * SEAT));
    });
    const hope = hopes[turn++] ?? -1;
    samples.hopes[count] = hope < 0 ? 1 : winner === 0 ? hope : 1 - hope;
    samples.count++;
  });
  if (turn > 0) samples.isLast[samples.count - 1] = 1;
}
function eachTurn(game: Game, answers: readonly number[], see: (game: Game) => void): void {
  let turn = 0;
  for (const choice of answers) {
    if (game.turn !== turn) {
      turn = game.turn;
      see(game);
    }
    answer(game, choice as Choice);
  }
}
const vector = new Float64Array(FEATURES.length);
function look(game: Game, seat: number, into: Float32Array): void {
  const match = matchOf(game);
  featuresOf(game, seat, vector);
  into.set(vector);
  into[HERO] = NAMES.indexOf(game.setup.heroes[seat]) * STATES + stateOf(game, match, seat);
  const [first] = match.kindsOf[seat];
  for (const card of game.seats[seat].hand) into[HAND + kindOf(card) - first]++;
  for (const card of game.seats[seat].deck) into[DECK + kindOf(card) - first]++;
}
