/** Trains the evaluation by self-play: plays, fits, compares with the one written by hand, and writes ai/weights.json. */
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { byHand, chance, FEATURES } from '@peerless/ai';
import { BOARDS } from '@peerless/boards';
import { HEROES } from '@peerless/heroes';
import { pool } from '../pool.mjs';
import { progress } from '../progress.mjs';
import { accuracy, fit, loss, type Sample } from './fit.ts';
import type { Job, Played } from './worker.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '3000' },
    iterations: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    cores: { type: 'string', default: String(availableParallelism()) },
  },
});
const [worker, file] = positionals;
const [games, iterations, seed] = [values.games, values.iterations, values.seed].map(Number);

const random = chance(seed);
const names = HEROES.map(({ id }) => id);
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)];
const jobs: Job[] = Array.from({ length: games }, (_, n) => {
  const hero = pick(names);
  const setup = {
    board: BOARDS[n % BOARDS.length].id,
    heroes: [hero, pick(names.filter((other) => other !== hero))],
    mode: 'duel' as const,
  };
  return { setup, seed: Math.floor(random() * 2 ** 31), iterations };
});

const training: Sample[] = [];
const testing: Sample[] = [];
const bar = progress('games', games);
await pool(
  () => new Worker(worker),
  Number(values.cores),
  jobs.map((job, number) => ({ ...job, number })),
  ({ features, winner }: Played, { number, setup }: Job & { number: number }) => {
    const size = FEATURES.length;
    for (let at = 0; at < features.length; at += 2 * size) {
      const of = (seat: number): Float64Array => features.subarray(at + seat * size, at + (seat + 1) * size);
      const lead = new Float64Array(size + names.length);
      for (let i = 0; i < size; i++) lead[i] = of(winner)[i] - of(1 - winner)[i];
      lead[size + names.indexOf(setup.heroes[winner])] = 1;
      lead[size + names.indexOf(setup.heroes[1 - winner])] = -1;
      (number % 5 === 0 ? testing : training).push({ lead });
    }
    bar.step();
  },
);
bar.done();

// Some heroes win more: that is fitted beside the features, so that it does not colour them, and left out.
const weights = fit(training, Float64Array.from([...byHand, ...names.map(() => 0)])).subarray(0, FEATURES.length);
const rounded = (number: number): number => Math.round(number * 1e4) / 1e4;
const figures = {
  positions: training.length,
  loss: { byHand: rounded(loss(testing, byHand)), learned: rounded(loss(testing, weights)) },
  accuracy: { byHand: rounded(accuracy(testing, byHand)), learned: rounded(accuracy(testing, weights)) },
};
console.log(JSON.stringify(figures, null, 2));
const learned = Object.fromEntries(FEATURES.map((name, i) => [name, rounded(weights[i])]));
writeFileSync(file, `${JSON.stringify({ seed, games, iterations, ...figures, weights: learned }, null, 2)}\n`);
