/** Learns the net of a level by self-play: plays the games of each step of its plan, fits, compares with the weights written by hand, and writes it with the figures that produced it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { chance, type Net, type Random, weighByHand } from '@peerless/ai';
import { BOARDS } from '@peerless/boards';
import hard from '../../ai/nets/hard.json' with { type: 'json' };
import { keep, resume } from '../../cli/src/results.ts';
import { calledWith } from '../options.mjs';
import { pool } from '../pool.mjs';
import { progress } from '../progress.mjs';
import { Learner } from './fit.ts';
import { PLANS, type Step } from './plans.ts';
import { NAMES, type Played, playedGame, type Samples, SEAT, samplesOf } from './samples.ts';
import type { Job } from './worker.ts';

const [worker, folder, ...args] = process.argv.slice(2);
const { values: options } = calledWith({
  run: 'npm run train --',
  what: 'Learns the net of a level by self-play, and writes it with the figures that produced it.',
  args,
  options: {
    level: { type: 'string', value: 'NAME', default: 'master', about: `whose net: ${Object.keys(PLANS).join(' or ')}` },
    games: { type: 'string', value: 'N,N,...', about: 'other numbers of games, step by step, to try things out' },
    seed: { type: 'string', value: 'N', default: '1', about: 'the same one, the same net' },
    cores: { type: 'string', value: 'N', default: String(availableParallelism()), about: 'plays on so many at once' },
    save: {
      type: 'string',
      value: 'FOLDER',
      about: 'where games of players that look ahead are kept, so that an interrupted training goes on',
    },
    from: { type: 'string', value: 'FILE', about: 'a net that was written after some of the steps: goes on with the next one' },
    to: { type: 'string', value: 'FILE', about: 'where the net is written, instead of ai/nets' },
  },
});
const level = options.level as keyof typeof PLANS;
if (!Object.hasOwn(PLANS, level)) throw new Error(`no net is learned for "${level}": ask for ${Object.keys(PLANS).join(' or ')}`);
const { shape, steps } = PLANS[level];
const seed = Number(options.seed);
const games = options.games?.split(',').map(Number) ?? steps.map((step) => step.games);
/** One game in so many is not learned from, but tested on. */
const TESTED = 10;

function jobsOf(step: Step, count: number, random: Random, net: Net | undefined): Job[] {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)];
  const { iterations, first } = step;
  return Array.from({ length: count }, (_, id) => {
    const hero = pick(NAMES);
    const heroes = [hero, pick(NAMES.filter((other) => other !== hero))];
    const setup = { board: BOARDS[id % BOARDS.length].id, heroes, mode: 'duel' as const };
    return { id, setup, seed: Math.floor(random() * 2 ** 31), iterations, first, net };
  });
}
/** The games in the order of their numbers, so that the net does not depend on which worker was quicker. */
async function play(step: number, jobs: readonly Job[], file: string | undefined): Promise<Played[]> {
  const played: Played[] = Array(jobs.length);
  const contest = { train: level, step, seed, iterations: jobs[0].iterations, first: jobs[0].first };
  if (file) for (const game of resume(file, contest, playedGame)) if (game.id < jobs.length) played[game.id] = game;
  const left = jobs.filter(({ id }) => !played[id]);
  if (left.length === 0) return decided(played);
  const bar = progress(`step ${step}, games`, left.length);
  await pool(
    () => new Worker(worker),
    Number(options.cores),
    left,
    (game: Played) => {
      played[game.id] = game;
      if (file) keep(file, game);
      bar.step();
    },
  );
  bar.done();
  return decided(played);
}
const decided = (played: readonly Played[]): Played[] => played.filter(({ winner }) => winner >= 0);
function learnFrom(learner: Learner, played: readonly Played[], step: Step, random: Random): object {
  const training = samplesOf(played.filter((_, n) => n % TESTED !== 0));
  const testing = samplesOf(played.filter((_, n) => n % TESTED === 0));
  const bar = progress('learning from them', 100);
  let done = 0;
  learner.fit(training, step, random, (share) => {
    for (; done < Math.floor(100 * share); done++) bar.step();
  });
  bar.done();
  const { numbers } = testing;
  const figures = {
    games: played.length,
    iterations: step.iterations,
    positions: training.count,
    byHand: figuresOf(testing, (n) => weighByHand(numbers, 2 * n * SEAT) - weighByHand(numbers, (2 * n + 1) * SEAT)),
    learned: figuresOf(testing, (n) => learner.lead(testing, n)),
  };
  console.log(JSON.stringify(figures));
  return figures;
}
/** The mean surprise at the results (0.693 for somebody who knows nothing), and how often the better score wins. */
function figuresOf({ count }: Samples, leadIn: (position: number) => number): { loss: number; accuracy: number } {
  let [loss, right] = [0, 0];
  for (let n = 0; n < count; n++) {
    const ahead = leadIn(n);
    loss += Math.log(1 + Math.exp(-ahead));
    if (ahead > 0) right++;
  }
  const rounded = (sum: number): number => Math.round((sum / count) * 1e4) / 1e4;
  return { loss: rounded(loss), accuracy: rounded(right) };
}

/** A net with the figures of the steps that produced it. */
interface Learned {
  seed: number;
  steps: object[];
  net?: Net;
}
const begun: Learned = options.from ? JSON.parse(readFileSync(options.from, 'utf8')) : { seed, steps: [] };
if (begun.seed !== seed) throw new Error(`${options.from} was learned with --seed ${begun.seed}, not ${seed}`);
if (begun.steps.length >= steps.length) throw new Error(`${options.from} has all ${steps.length} steps of ${level} behind it`);
let { net } = begun;
let learner: Learner | undefined;
let random = chance(seed);
for (const [number, step] of steps.entries()) {
  if (number < begun.steps.length) continue;
  // What plays by the net so far goes on from it as it is written, so that a training can go on from a file.
  if (!learner || step.isAnew || step.by === 'itself') {
    random = chance(seed);
    learner = new Learner(shape, random);
    if (net && !step.isAnew) learner.take(net);
  }
  const by = step.by === 'policy' ? undefined : step.by === 'hard' ? hard.net : net;
  const jobs = jobsOf(step, games[number], chance(seed + number), by);
  const file = step.by !== 'policy' && options.save ? `${options.save}/${level}-${number + 1}.jsonl` : undefined;
  const played = await play(number + 1, jobs, file);
  begun.steps.push(learnFrom(learner, played, step, random));
  net = learner.net();
  writeFileSync(options.to ?? `${folder}/${level}.json`, `${JSON.stringify({ ...begun, net })}\n`);
}
