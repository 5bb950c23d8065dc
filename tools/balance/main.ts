/** Plays every pair, keeps every result, and writes what came of it. */
import '@peerless/heroes/en';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { BOARDS } from '@peerless/boards';
import { anyText, containing, list, orNull, wholeFrom } from '@peerless/engine/kinds';
import { HEROES } from '@peerless/heroes';
import { name } from '@peerless/text';
import { interval } from '../../cli/src/arena.ts';
import type { MatchUp, Result } from '../../cli/src/match-up.ts';
import { parseOpponent } from '../../cli/src/opponents.ts';
import { keep, resume } from '../../cli/src/results.ts';
import { calledWith } from '../options.mjs';
import { pool } from '../pool.mjs';
import { progress } from '../progress.mjs';
import { heatmap } from './heatmap.ts';

const [worker, ...args] = process.argv.slice(2);
const { values } = calledWith({
  run: 'npm run balance --',
  what: 'Lets every pair of heroes be played by the same computer player, both sides, boards in turn; writes docs/balance.md and its picture.',
  args,
  options: {
    player: { type: 'string', value: 'NAME', default: 'medium', about: 'who plays' },
    games: { type: 'string', value: 'N', default: '20', about: 'games of each pair' },
    seed: { type: 'string', value: 'N', default: '1', about: 'the same one, the same deals' },
    save: { type: 'string', value: 'FILE', default: 'reports/balance.jsonl', about: 'where results are kept, to go on from' },
  },
});
interface Job {
  id: string;
  matchUp: MatchUp;
}
interface Kept {
  id: string;
  heroes: readonly string[];
  winner: number | null;
}
const result = containing<Kept>({
  id: anyText,
  heroes: list(anyText, { most: 4 }),
  winner: orNull(wholeFrom(0, 3)),
});
const heroes = HEROES.map(({ id }) => id);
const games = Number(values.games);

const kept = resume(values.save, { balance: 1, player: values.player, games, seed: values.seed }, result);
const done = new Set(kept.map(({ id }) => id));
const jobs = allJobs().filter(({ id }) => !done.has(id));
const bar = progress('games', jobs.length);
await pool(
  () => new Worker(worker),
  availableParallelism(),
  jobs,
  ({ winners }: Result, { id, matchUp }: Job) => {
    const game: Kept = { id, heroes: matchUp.setup.heroes, winner: winners.length ? winners[0] : null };
    kept.push(game);
    keep(values.save, game);
    bar.step();
  },
);
bar.done();
writeFileSync('docs/balance.md', report());

/** Each pair so often, the sides in turn, the boards in turn; the same deal for both sides. */
function allJobs(): Job[] {
  const player = parseOpponent(values.player);
  return heroes.flatMap((a, i) =>
    heroes.slice(i + 1).flatMap((b, j) =>
      Array.from({ length: games }, (_, n) => {
        const board = BOARDS[(i + j + (n >> 1)) % BOARDS.length].id;
        const seed = Number(values.seed) * 1_000_003 + i * 10_007 + j * 101 + (n >> 1);
        const seats = n % 2 ? [b, a] : [a, b];
        return {
          id: `${a} ${b} ${n}`,
          matchUp: { setup: { board, heroes: seats, mode: 'duel' as const }, seed, players: [player, player] },
        };
      }),
    ),
  );
}
function report(): string {
  const score = (game: Kept, hero: string): number => (game.winner === null ? 0.5 : game.heroes[game.winner] === hero ? 1 : 0);
  const of = (...wanted: string[]): Kept[] => kept.filter((game) => wanted.every((hero) => game.heroes.includes(hero)));
  const mean = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0) / list.length;
  const rate = (a: string, b: string): number => mean(of(a, b).map((game) => score(game, a)));
  const overall = (hero: string): { mean: number; margin: number } => interval(of(hero).map((game) => score(game, hero)));
  const ranked = heroes.toSorted((a, b) => overall(b).mean - overall(a).mean);
  writeFileSync('docs/balance.svg', heatmap(ranked, rate));
  const first = interval(kept.map(({ winner }) => (winner === null ? 0.5 : 1 - winner)));
  const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;
  const shown = ({ mean: part, margin }: { mean: number; margin: number }): string =>
    `${percent(part)} | ${percent(Math.max(0, part - margin))} to ${percent(Math.min(1, part + margin))}`;
  return `# Balance

How the heroes fare when the same computer player plays both sides. Written by \`npm run balance -- --player ${values.player} --games ${games} --seed ${values.seed}\`: ${kept.length} duels, every pair of heroes ${games} times, half of them with the sides exchanged on the same deal, the boards in turn. The numbers speak of this player's skill with a hero as much as of the hero.

![How often the hero of a row beats the hero of a column, in percent](balance.svg)

| hero | wins | 95 % interval |
| --- | --- | --- |
${ranked.map((hero) => `| ${name('fighter', hero, 'en', hero)} | ${shown(overall(hero))} |`).join('\n')}

| | wins | 95 % interval |
| --- | --- | --- |
| the first seat | ${shown(first)} |
`;
}
