/** How strong players are, as far as their games tell: by openskill, shown on a scale that people know. */
import { LEVELS, type Level } from '@peerless/ai/level-names';
import { type Pool, type Rating, SOUGHT_POOLS, type SoughtPool } from '@peerless/protocol';
import { rate as rated, type Rating as Skill } from 'openskill';

/** What a finished game came to. */
export interface Result {
  table: string;
  pool: Pool;
  board: string;
  ended: number;
  rated: boolean;
  /** It should have been rated, had it been played for longer. */
  isTooShort: boolean;
  /** Milliseconds from the first question. */
  lasted: number;
  winners: number[];
  /** Seats that were out before the others agreed on a draw. */
  out?: number[];
  /** In seat order; a computer player has no player. */
  seats: { player: string | null; level: string | null; hero: string }[];
}
/** What ratings follow from. */
export type Outcome = Pick<Result, 'pool' | 'winners' | 'out' | 'seats'>;
export interface NewRating {
  player: string;
  pool: Pool;
  mu: number;
  sigma: number;
}

/** What a player is worth before a game, and how much of it counts for them: all of it by default. */
export interface OldRating extends NewRating {
  weight?: number;
}
/** How long somebody has played, and against how many different people. */
interface Played {
  pool: Pool;
  games: number;
  opponents: number;
}

const MU = 25;
const SIGMA = MU / 3;
const BETA = MU / 6;
export const UNKNOWN: Skill = { mu: MU, sigma: SIGMA };

/** As in chess: who is 400 points ahead wins ten games of eleven, once both are well known. */
const SCALE = 400 / Math.LN10 / (Math.SQRT2 * BETA);
export const points = ({ mu }: Pick<Skill, 'mu'>): number => Math.round(1500 + SCALE * (mu - MU));
export const deviation = ({ sigma }: Pick<Skill, 'sigma'>): number => Math.round(SCALE * sigma);

/** What a player is worth in each pool, as shown; 1500 where nothing is known. */
export const pointsOf = (ratings: readonly Rating[]): Record<SoughtPool, number> =>
  Object.fromEntries(SOUGHT_POOLS.map((pool) => [pool, ratings.find((each) => each.pool === pool)?.points ?? points(UNKNOWN)])) as Record<
    SoughtPool,
    number
  >;

/** A few lucky games do not make a leader, nor do games with one friend. */
export const GAMES_TO_LEAD = 5;
export const OPPONENTS_TO_LEAD = 3;
/** Computer players are nobody's friends. */
export const isProvisional = ({ pool, games, opponents }: Played): boolean =>
  games < GAMES_TO_LEAD || (pool !== 'bots' && opponents < OPPONENTS_TO_LEAD);

/** Computer players do not learn: theirs is a fixed place, a class of 5 apart, by which people are measured. */
const levelSkill = (level: string): Skill => ({ mu: MU + 5 * (LEVELS.indexOf(level as Level) - 2), sigma: 1 });

/** Which seats play together: in teams every other one. Where computer players sit, two winners tell that it was teams. */
export const sideOf = ({ pool, seats, winners }: Outcome, seat: number): number =>
  pool === 'teams' || (seats.length === 4 && winners.length === 2) ? seat % 2 : seat;

const DAY = 24 * 3_600_000;
/** Games with the same opponent within so long are worth less and less. */
export const SAME_WITHIN = DAY;
/** How much a game counts for a player who has met each of these opponents so often within a day: a half the second time, a third the third. */
export const weightOf = (met: readonly number[]): number =>
  met.length ? met.reduce((sum, times) => sum + 1 / (1 + times), 0) / met.length : 1;

/** People on other sides. */
export function opponentsOf(result: Outcome, player: string): string[] {
  const sides = result.seats.map((_, seat) => sideOf(result, seat));
  const own = sides[result.seats.findIndex((seat) => seat.player === player)];
  return [...new Set(result.seats.flatMap(({ player: other }, seat) => (other === null || sides[seat] === own ? [] : [other])))];
}

/** Seats of people; of those whom one person holds, the first: it is one game for them, and they learn from it once. */
const firstSeats = ({ seats }: Outcome): number[] =>
  seats.flatMap(({ player }, seat) => (player !== null && seats.findIndex((other) => other.player === player) === seat ? [seat] : []));

/**
 * What the players of a result are worth after it: winners before all others, who are equal; nobody won: all who were still in it.
 * Somebody with two seats is as strong at each.
 */
export function rate(result: Outcome, before: readonly OldRating[]): NewRating[] {
  const skills = new Map(before.map((rating) => [rating.player, rating]));
  const skillOf = ({ player, level }: Result['seats'][number]): Skill =>
    (player !== null && skills.get(player)) || (level !== null ? levelSkill(level) : UNKNOWN);
  const isFirst = (seat: number): boolean => (result.winners.length ? result.winners.includes(seat) : !result.out?.includes(seat));
  const sideOfSeat = result.seats.map((_, seat) => sideOf(result, seat));
  const sides = [...new Set(sideOfSeat)].map((side) => [...sideOfSeat.keys()].filter((seat) => sideOfSeat[seat] === side));
  const after = rated(
    sides.map((seats) => seats.map((seat) => skillOf(result.seats[seat]))),
    { rank: sides.map((seats) => (seats.some(isFirst) ? 1 : 2)) },
  );
  const first = firstSeats(result);
  return sides.flatMap((seats, side) =>
    seats.flatMap((seat, place): NewRating[] => {
      const old = first.includes(seat) ? skills.get(result.seats[seat].player!) : undefined;
      if (!old) return [];
      const { player, mu, sigma, weight = 1 } = old;
      const towards = (from: number, to: number): number => (weight === 1 ? to : from + weight * (to - from));
      return [{ player, pool: result.pool, mu: towards(mu, after[side][place].mu), sigma: towards(sigma, after[side][place].sigma) }];
    }),
  );
}
