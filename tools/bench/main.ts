/** `npm run bench [-- --json]`: what the engine does in a second, and how that compares with engines measured in the same run. */
import { chance, decide, LEVEL, player, SEARCHERS, search } from '@peerless/ai';
import { BOARDS } from '@peerless/boards';
import {
  answer,
  answerNth,
  asked,
  type Choice,
  choices,
  clone,
  type Game,
  imagine,
  mask,
  matchOf,
  newGame,
  offersIn,
  record,
  replay,
  type Setup,
  view,
} from '@peerless/engine';
import { HEROES } from '@peerless/heroes';
import { peers } from './peers.ts';
import { type Random, randomFrom } from './random.ts';

const ROUNDS = 7;
const ROUND_MS = 700;
const isJson = process.argv.includes('--json');

/** Every hero on every board, against others in turn; what a setup means is worked out once, before anything is measured. */
const setups: Setup[] = BOARDS.flatMap((board, i) =>
  HEROES.map((hero, j): Setup => ({ board: board.id, heroes: [hero.id, HEROES[(i + j + 1) % HEROES.length].id], mode: 'duel' })),
);
for (const setup of setups) matchOf({ setup });
const pickOf = <T>(list: readonly T[], random: Random): T => list[random(list.length)];

function playout(random: Random, among: readonly Setup[] = setups): number {
  const game = newGame(pickOf(among, random), random(1e9));
  let decisions = 0;
  while (!game.over) {
    answer(game, pickOf(choices(game), random));
    decisions++;
  }
  return decisions;
}

/** The same by the number of the offer, as whoever plays millions of games does: nothing is listed, checked or told. */
function playoutByNumber(random: Random): number {
  const game = newGame(pickOf(setups, random), random(1e9));
  let decisions = 0;
  for (; !game.over; decisions++) answerNth(game, random(offersIn(game)));
  return decisions;
}

/** The median over rounds; what is compared takes turns, so that a slow moment strikes all alike. */
const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1];

/** By the processor time that was used, so that other programs matter less. */
function perSecond(work: () => number, ms = ROUND_MS): number {
  const before = process.cpuUsage();
  const used = (): number => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  let done = 0;
  do done += work();
  while (used() < ms);
  return (done / used()) * 1000;
}
function report(name: string, value: number, unit: string): void {
  const rounded = value >= 100 ? Math.round(value) : Number(value.toPrecision(3));
  if (isJson) console.log(JSON.stringify({ name, value: rounded, unit }));
  else console.log(`${name.padEnd(52)} ${rounded.toLocaleString('en').padStart(12)} ${unit}`);
}
const progress = (text: string): void => {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}`);
};

/** Says how many decisions of @pkmn/sim there were in a second. */
function playing(folder: string): number {
  const random = randomFrom(1);
  const { pkmn, boardgame } = peers(folder);
  const speeds = { ours: [] as number[], games: [] as number[], byNumber: [] as number[], pkmn: [] as number[], boardgame: [] as number[] };
  for (const each of [playout, playoutByNumber, pkmn, boardgame]) for (let i = 0; i < 3; i++) perSecond(() => each(random)); // warm up
  for (let round = 1; round <= ROUNDS; round++) {
    progress(`random play, round ${round} of ${ROUNDS}`);
    let games = 0;
    const ours = perSecond(() => {
      games++;
      return playout(random);
    });
    speeds.ours.push(ours);
    speeds.games.push(games / (ROUND_MS / 1000));
    speeds.byNumber.push(perSecond(() => playoutByNumber(random)));
    speeds.pkmn.push(perSecond(() => pkmn(random)));
    speeds.boardgame.push(perSecond(() => boardgame(random)));
  }
  progress('');
  const [ours, games, byNumber, other, reducer] = [speeds.ours, speeds.games, speeds.byNumber, speeds.pkmn, speeds.boardgame].map(median);
  report('random play, decisions', ours, '1/s');
  report('random play, games', games, '1/s');
  report('random play by number, decisions', byNumber, '1/s');
  report('reference: @pkmn/sim gen 1, decisions', other, '1/s');
  report('reference: boardgame.io reducer, decisions', reducer, '1/s');
  report('random play against @pkmn/sim gen 1', ours / other, 'times');
  report('random play by number against @pkmn/sim gen 1', byNumber / other, 'times');
  report('random play against boardgame.io', ours / reducer, 'times');
  report('random play by number against boardgame.io', byNumber / reducer, 'times');
  return other;
}

/** Each hero's games against all others: which is the slowest, and how slow beside the mean. */
function heroByHero(): void {
  const random = randomFrom(5);
  const own = HEROES.map(({ id }) => setups.filter(({ heroes }) => heroes.includes(id)));
  const speeds: number[][] = HEROES.map(() => []);
  for (let round = 0; round < ROUNDS; round++) {
    progress(`hero by hero, round ${round + 1} of ${ROUNDS}`);
    own.forEach((among, i) => speeds[i].push(perSecond(() => playout(random, among), ROUND_MS / 4)));
  }
  progress('');
  const medians = speeds.map(median);
  const mean = medians.reduce((sum, each) => sum + each, 0) / medians.length;
  const slowest = medians.indexOf(Math.min(...medians));
  for (const [i, { id }] of HEROES.entries()) report(`random play with ${id}, decisions`, medians[i], '1/s');
  report(`slowest hero (${HEROES[slowest].id}): time against the mean`, mean / medians[slowest], 'times');
}

/** The middle of a game between sensible players on each board, at a question with several answers. */
function middles(): Game[] {
  return BOARDS.map((_, i) => {
    const setup = setups[i * HEROES.length + ((5 * i) % HEROES.length)];
    const answers: Choice[] = [];
    const play = (game: Game, until: (game: Game) => boolean): Game => {
      const sensible = player('novice', i);
      while (!until(game)) {
        answers.push(decide(sensible, mask(game, asked(game))));
        answer(game, answers[answers.length - 1]);
      }
      return game;
    };
    play(newGame(setup, i), ({ over }) => over === 1);
    const half = replay(record(setup, i, answers), answers.length >> 1);
    return play(half, (game) => choices(game).length > 2);
  });
}
/** The search from there: as the levels play, and with roll-outs to the end of the game. */
function searching(pkmn: number): void {
  progress('games to search in');
  const games = middles();
  const styles = {
    'search, two turns ahead': LEVEL.hard.style,
    'search, informed roll-outs to the end': { ...LEVEL.hard.style, turns: Number.POSITIVE_INFINITY },
    'search, blind roll-outs to the end': SEARCHERS.plain.style,
  };
  for (const [name, style] of Object.entries(styles)) {
    progress(name);
    const once = (): number =>
      games.reduce((sum, game) => {
        const looking = search(mask(game, asked(game)), asked(game), style);
        looking.run(200, chance(1));
        return sum + looking.iterations;
      }, 0);
    once();
    const iterations = median(Array.from({ length: 3 }, () => perSecond(once)));
    report(`${name}, iterations`, iterations, '1/s');
    report(`${name}, for each decision of @pkmn/sim`, iterations / pkmn, '');
  }
  progress('');
}

/** A recorded game and its middle. */
function sample(): { setup: Setup; seed: number; answers: Choice[]; middle: Game } {
  const random = randomFrom(7);
  const setup: Setup = { board: 'sarpedon', heroes: ['medusa', 'king-arthur'], mode: 'duel' };
  const game = newGame(setup, 3);
  const answers: Choice[] = [];
  while (!game.over) {
    answers.push(pickOf(choices(game), random));
    answer(game, answers[answers.length - 1]);
  }
  return { setup, seed: 3, answers, middle: replay(record(setup, 3, answers), answers.length >> 1) };
}

function single(name: string, unit: 'ns' | 'µs' | 'ms', work: () => unknown): void {
  progress(name);
  const batch = (): number => {
    for (let i = 0; i < 256; i++) work();
    return 256;
  };
  perSecond(batch);
  const speeds = Array.from({ length: 3 }, () => perSecond(batch));
  progress('');
  report(name, { ns: 1e9, µs: 1e6, ms: 1e3 }[unit] / median(speeds), unit);
}

function memory({ middle }: ReturnType<typeof sample>): void {
  const games: Game[] = [];
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  for (let i = 0; i < 20_000; i++) games.push(clone(middle));
  globalThis.gc?.();
  report('memory of a game', (process.memoryUsage().heapUsed - before) / games.length, 'bytes');
  report('a game as JSON', JSON.stringify(middle).length, 'bytes');
}

const pkmn = playing(process.argv[2]);
const one = sample();
const random = randomFrom(11);
single('clone', 'ns', () => clone(one.middle));
single('choices of a fresh copy (copy included)', 'ns', () => choices(clone(one.middle)));
single(`replay of a whole game of ${one.answers.length} answers`, 'µs', () => replay(record(one.setup, one.seed, one.answers)));
single('imagine', 'ns', () => imagine(one.middle, 0, () => random(1e9) / 1e9));
single('view', 'ns', () => view(one.middle, 0));
memory(one);
heroByHero();
searching(pkmn);
