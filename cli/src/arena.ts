/** `peerless arena`: two players against each other in pairs of mirrored games, with how sure the result is. */
import { availableParallelism } from 'node:os';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { knownBoards, knownHeroes, type Mode, type Setup, seatsOn } from '@peerless/engine';
import { containing, type Kind, list, numberFrom } from '@peerless/engine/kinds';
import { pool } from '../../tools/pool.mjs';
import { progress } from '../../tools/progress.mjs';
import { dice, shuffled } from './dice.ts';
import { DONE, misuse } from './failure.ts';
import { boardCalled, heroCalled } from './find.ts';
import { type MatchUp, playMatchUp, type Result } from './match-up.ts';
import { type Opponent, parseOpponent } from './opponents.ts';
import { learnPacks } from './pack.ts';
import { keep, resume } from './results.ts';
import type { Terminal } from './terminal.ts';

export interface ArenaOptions {
  a: string;
  b: string;
  games: number;
  heroes: string[];
  boards: string[];
  mode: Mode;
  seed: number;
  /** Packs of heroes and boards. */
  with?: string[];
  save?: string;
  cores?: number;
  json?: boolean;
}

/** The same deal twice, sides exchanged. */
interface Pair {
  first: MatchUp;
  second: MatchUp;
}
/** What A scored in each of the two games: 1 a win, 0.5 a draw. */
interface Score {
  pair: number;
  scores: [number, number];
  /** How often the first seat's side won. */
  first: number;
  turns: number;
  answers: number;
}

const amount = numberFrom(0, Number.MAX_SAFE_INTEGER);
const score = containing<Score>({
  pair: amount,
  scores: list(numberFrom(0, 1), { least: 2, most: 2 }) as Kind<[number, number]>,
  first: amount,
  turns: amount,
  answers: amount,
});

export async function arena(options: ArenaOptions, terminal: Terminal): Promise<number> {
  if (options.games < 2 || options.games % 2) throw misuse('games are played in pairs: --games must be an even number, 2 or more');
  const pairs = pairsOf(options);
  const { a, b, games, heroes, boards, mode, seed } = options;
  const contest = { arena: 1, a, b, games, heroes, boards, mode, seed };
  const kept = options.save === undefined ? [] : resume(options.save, contest, score);
  const done = new Set(kept.map(({ pair }) => pair));
  const jobs = pairs.flatMap((pair, number) => (done.has(number) ? [] : [{ pair: number, ...pair }]));
  const bar = progress(`${options.a} against ${options.b}`, jobs.length);
  const take = (score: Score): void => {
    kept.push(score);
    if (options.save !== undefined) keep(options.save, score);
    bar.step();
  };
  if (options.cores === 1) for (const job of jobs) take(playPair(job));
  else {
    const makeWorker = () => new Worker(new URL(import.meta.url), { workerData: options.with ?? [] });
    await pool(makeWorker, options.cores ?? availableParallelism(), jobs, take);
  }
  bar.done();
  const outcome = summary(options, kept);
  if (options.json) terminal.out(JSON.stringify(outcome));
  else tell(outcome, terminal);
  return DONE;
}
/** A worker of the arena knows the same packs, and plays one pair for each message. */
export function serveArena(): void {
  learnPacks(workerData);
  parentPort!.on('message', (job: Pair & { pair: number }) => parentPort!.postMessage(playPair(job)));
}

function playPair({ pair, first, second }: Pair & { pair: number }): Score {
  const [one, two] = [playMatchUp(first), playMatchUp(second)];
  const firstSide = [one, two].reduce((sum, { winners }) => sum + (winners.includes(0) ? 1 : winners.length ? 0 : 0.5), 0);
  return {
    pair,
    scores: [scoreOf(one, 0), scoreOf(two, 1)],
    first: firstSide,
    turns: one.turns + two.turns,
    answers: one.answers + two.answers,
  };
}
/** The share of A's seats among the winners; A sits in the even seats of the first game and in the odd ones of the second. */
function scoreOf({ winners }: Result, parity: number): number {
  if (!winners.length) return 0.5;
  return winners.filter((seat) => seat % 2 === parity).length / winners.length;
}

const SEATS: Record<Mode, number> = { duel: 2, freeForAll: 4, teams: 4 };
function pairsOf({ a, b, games, heroes, boards, mode, seed }: ArenaOptions): Pair[] {
  const [one, two] = [parseOpponent(a), parseOpponent(b)];
  const seats = SEATS[mode];
  const cast = heroes.includes('all') ? knownHeroes().map(({ id }) => id) : heroes.map((hero) => heroCalled(hero).id);
  if (cast.length < seats) throw misuse(`${mode} needs at least ${seats} heroes to draw from`);
  const grounds = (boards.includes('all') ? knownBoards() : boards.map(boardCalled)).filter((each) => seatsOn(each) >= seats);
  if (!grounds.length) throw misuse(`no such board has room for ${seats} seats`);
  const throwDice = dice(seed);
  return Array.from({ length: games / 2 }, (_, pair) => {
    const setup: Setup = { board: grounds[pair % grounds.length].id, heroes: shuffled(cast, throwDice).slice(0, seats), mode };
    const deal = Math.floor(throwDice() * 2 ** 31);
    const seated = (even: Opponent, odd: Opponent): MatchUp => ({
      setup,
      seed: deal,
      players: setup.heroes.map((_hero, seat) => (seat % 2 ? odd : even)),
    });
    return { first: seated(one, two), second: seated(two, one) };
  });
}

export interface Outcome {
  a: string;
  b: string;
  games: number;
  /** A's share of the points, with its 95 % interval. */
  score: number;
  low: number;
  high: number;
  firstSeat: number;
  turns: number;
  answers: number;
}
function summary({ a, b }: ArenaOptions, scores: readonly Score[]): Outcome {
  const means = scores.map(({ scores: [one, two] }) => (one + two) / 2);
  const games = 2 * scores.length;
  const { mean, margin } = interval(means);
  const sum = (of: (score: Score) => number): number => scores.reduce((total, each) => total + of(each), 0);
  return {
    a,
    b,
    games,
    score: mean,
    low: Math.max(0, mean - margin),
    high: Math.min(1, mean + margin),
    firstSeat: sum(({ first }) => first) / games,
    turns: sum(({ turns }) => turns) / games,
    answers: sum(({ answers }) => answers) / games,
  };
}
/** Of pairs, not of games: the two games of a pair are not independent. The prior of one drawn pair keeps it honest near 0 and 1. */
export function interval(means: readonly number[]): { mean: number; margin: number } {
  const mean = means.reduce((sum, each) => sum + each, 0) / means.length;
  const spread = means.reduce((sum, each) => sum + (each - mean) ** 2, (0.5 - mean) ** 2) / means.length;
  return { mean, margin: 1.96 * Math.sqrt(spread / means.length) };
}

function tell({ a, b, games, score, low, high, firstSeat, turns, answers }: Outcome, terminal: Terminal): void {
  const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;
  terminal.out(`${a} against ${b}: ${percent(score)} of the points in ${games} games (95 %: ${percent(low)} to ${percent(high)})`);
  terminal.out(`first seat ${percent(firstSeat)}; ${turns.toFixed(1)} turns and ${answers.toFixed(0)} answers a game`);
}
