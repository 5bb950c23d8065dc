/** Trains the evaluation by self-play, in rounds: plays by what was learned so far, fits, compares with the one written by hand, and writes ai/weights.json. */
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { byHand, chance, type Evaluation, FEATURES, fromNet, type Net } from '@peerless/ai';
import { BOARDS } from '@peerless/boards';
import { HEROES } from '@peerless/heroes';
import { pool } from '../pool.mjs';
import { progress } from '../progress.mjs';
import { fit, type Samples } from './fit.ts';
import type { Job, Played } from './worker.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Games and iterations for each decision, round by round; 0 iterations play by the policy alone. */
    rounds: { type: 'string', default: '30000x0,5000x16' },
    seed: { type: 'string', default: '1' },
    cores: { type: 'string', default: String(availableParallelism()) },
    to: { type: 'string' },
  },
});
const [worker, file] = positionals;
const seed = Number(values.seed);
const rounds = values.rounds.split(',').map((round) => round.split('x').map(Number));
const names = HEROES.map(({ id }) => id);
const SIZE = FEATURES.length;
/** One game in so many is not learned from, but tested on. */
const TESTED = 10;

function jobsOf(games: number, iterations: number, random: () => number, net: Net | undefined): Job[] {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)];
  return Array.from({ length: games }, (_, number) => {
    const hero = pick(names);
    const setup = {
      board: BOARDS[number % BOARDS.length].id,
      heroes: [hero, pick(names.filter((other) => other !== hero))],
      mode: 'duel' as const,
    };
    return { setup, seed: Math.floor(random() * 2 ** 31), iterations, net };
  });
}
/** The results in the order of the games, so that the net does not depend on which worker was quicker. */
async function play(jobs: readonly Job[], title: string): Promise<(Played & Job)[]> {
  const played: (Played & Job)[] = Array(jobs.length);
  const bar = progress(title, jobs.length);
  await pool(
    () => new Worker(worker),
    Number(values.cores),
    jobs.map((job, number) => ({ ...job, number })),
    (result: Played, job: Job & { number: number }) => {
      played[job.number] = { ...job, ...result };
      bar.step();
    },
  );
  bar.done();
  return played.filter(({ winner }) => winner >= 0);
}
function samplesOf(played: readonly (Played & Job)[]): Samples {
  const count = played.reduce((sum, { features }) => sum + features.length, 0) / (2 * SIZE);
  const samples = { features: new Float32Array(count * 2 * SIZE), heroes: new Uint8Array(count * 2), count };
  let to = 0;
  for (const { features, winner, setup } of played) {
    for (let from = 0; from < features.length; from += 2 * SIZE) {
      for (const seat of [winner, 1 - winner]) {
        samples.features.set(features.subarray(from + seat * SIZE, from + (seat + 1) * SIZE), to * SIZE);
        samples.heroes[to++] = names.indexOf(setup.heroes[seat]);
      }
    }
  }
  return samples;
}
function fitted(samples: Samples): Net {
  const bar = progress('fitting', 100);
  let done = 0;
  const net = fit(samples, names, seed, (share) => {
    for (; done < Math.floor(100 * share); done++) bar.step();
  });
  bar.done();
  return net;
}
/** The mean surprise at the results (0.693 for somebody who knows nothing), and how often the better score wins. */
function figuresOf(evaluation: Evaluation, testing: Samples): { loss: number; accuracy: number } {
  const vector = new Float64Array(SIZE);
  const scoreOf = (seat: number): number => {
    vector.set(testing.features.subarray(seat * SIZE, (seat + 1) * SIZE));
    return evaluation(vector, names[testing.heroes[seat]]);
  };
  let [loss, right] = [0, 0];
  for (let n = 0; n < testing.count; n++) {
    const lead = scoreOf(2 * n) - scoreOf(2 * n + 1);
    loss += Math.log(1 + Math.exp(-lead));
    if (lead > 0) right++;
  }
  const rounded = (number: number): number => Math.round((number / testing.count) * 1e4) / 1e4;
  return { loss: rounded(loss), accuracy: rounded(right) };
}

let net: Net | undefined;
let learnedFrom: (Played & Job)[] = [];
const figures = [];
for (const [number, [games, iterations]] of rounds.entries()) {
  const played = await play(jobsOf(games, iterations, chance(seed + number), net), `round ${number + 1}, games`);
  // Games by the policy alone only show the way to the first ones that look ahead.
  if (learnedFrom[0]?.iterations === 0) learnedFrom = [];
  learnedFrom.push(...played.filter((_, n) => n % TESTED !== 0));
  const testing = samplesOf(played.filter((_, n) => n % TESTED === 0));
  const training = samplesOf(learnedFrom);
  net = fitted(training);
  const round = {
    games,
    iterations,
    positions: training.count,
    byHand: figuresOf(byHand, testing),
    learned: figuresOf(fromNet(net), testing),
  };
  console.log(JSON.stringify(round));
  figures.push(round);
  writeFileSync(values.to ?? file, `${JSON.stringify({ seed, rounds: figures, net })}\n`);
}
