/** People play while servers are killed, databases restarted and lines cut: afterwards nothing is lost, and nobody was told two histories. */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { postgresStore, type Store, sqliteStore } from '@peerless/server';
import { calledWith } from '../options.mjs';
import { type BadLine, badLine } from './bad-line.ts';
import { newPlayer, type Player } from './client.ts';
import { duellists, type Played } from './duellists.ts';
import { newFolder, type ServerProcess, startServer } from './server-process.ts';
import { verify } from './verify-games.ts';

const { values } = calledWith({
  run: 'npm run chaos --',
  what: 'People play while servers are killed, databases restarted and lines cut; then every game is compared with what each was told of it.',
  options: {
    answers: { type: 'string', value: 'N', default: '100000', about: 'answers to be given in all' },
    seed: { type: 'string', value: 'N', default: '1', about: 'the same one, the same chances' },
    pairs: { type: 'string', value: 'N', default: '24', about: 'pairs of players' },
    processes: { type: 'string', value: 'N', default: '3', about: 'servers on PostgreSQL and Redis' },
    json: { type: 'boolean', about: 'one line for programs' },
  },
});
const ANSWERS = Number(values.answers);
const PAIRS = Number(values.pairs);
/** The rest is played on several processes. */
const EMBEDDED = 0.2;
/** Seconds without a single answer after which it is given up. */
const STUCK = 60;
/** Milliseconds from one fault to the next. */
const LONGEST_PEACE = 4_000;
/** The next fault does not wait longer for players who are still away. */
const PATIENCE = 20_000;
/** A server that is asked to stop has stopped after so many milliseconds. */
const STOP_WITHIN = 20_000;
/** Players are back so many milliseconds after a process was killed. */
const BACK_WITHIN = 5_000;
const WEATHER = { delay: 8, doubled: 0.03 };

export interface Services {
  postgres: string;
  redis: string;
  restartPostgres?(signal: NodeJS.Signals): Promise<void>;
  restartRedis?(signal: NodeJS.Signals): Promise<void>;
  stop(): Promise<void>;
}

/** What is played on, and what can happen to it. */
interface Scene {
  name: string;
  servers: ServerProcess[];
  /** From players to servers. */
  lines: BadLine[];
  faults: Fault[];
  store(): Promise<Store>;
}
interface Fault {
  name: string;
  /** Of the server that it kills. */
  kills?: true;
  happen(scene: Scene, number: number): Promise<void>;
}

function dice(seed: number): () => number {
  let state = (seed * 2 + 1) % 2147483647;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}
const random = dice(Number(values.seed));
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)];
const progress = (text: string): void =>
  void process.stderr.write(process.stderr.isTTY ? `\r${text.padEnd(90)}` : values.json ? '' : `${text}\n`);

const KILL: Fault = {
  name: 'kill -9',
  kills: true,
  async happen({ servers, lines }, number) {
    await servers[number].end('SIGKILL');
    lines[number].shake(1);
    if (servers.length > 1) await sleep(random() * 2_000);
    await restarted(servers[number]);
  },
};
const NETWORK: Fault[] = [
  { name: 'lines break', happen: async ({ lines }, number) => lines[number].shake(0.5) },
  {
    name: 'nobody gets through',
    async happen({ lines }, number) {
      lines[number].cut();
      await sleep(random() * 1_500);
      await lines[number].mend();
    },
  },
  {
    name: 'slow lines',
    async happen({ lines }, number) {
      lines[number].weather = { ...WEATHER, delay: 300 };
      await sleep(1_000);
      lines[number].weather = WEATHER;
    },
  },
];
/** Servers that were asked to stop and did not. */
let unstopped = 0;
const STOP: Fault = {
  name: 'graceful restart',
  async happen({ servers }, number) {
    const stopped = servers[number].end('SIGTERM').then(() => true);
    if (!(await Promise.race([stopped, sleep(STOP_WITHIN, false)]))) {
      unstopped++;
      await servers[number].end('SIGKILL');
    }
    await restarted(servers[number]);
  },
};
/** As a supervisor does it: again until it serves, also while the database is away. */
async function restarted(server: ServerProcess): Promise<void> {
  for (;;) {
    try {
      return await server.start();
    } catch {
      await sleep(300);
    }
  }
}
const cutting = (name: string, line: BadLine): Fault => ({
  name,
  async happen() {
    line.cut();
    await sleep(random() * 2_000);
    await line.mend();
  },
});

async function embedded(program: string, folder: string): Promise<Scene> {
  const server = await startServer(program, folder);
  return {
    name: 'one process, embedded store',
    servers: [server],
    lines: [await badLine(server.url, random, WEATHER)],
    faults: [KILL, KILL, KILL, STOP, ...NETWORK],
    store: () => sqliteStore(join(folder, 'peerless.db')),
  };
}
async function clustered(program: string, folder: string, services: Services): Promise<Scene> {
  const { postgres, redis, restartPostgres, restartRedis } = services;
  const [toPostgres, toRedis] = [await badLine(postgres, random), await badLine(redis, random)];
  const options = ['--postgres', toPostgres.url, '--redis', toRedis.url];
  const servers: ServerProcess[] = [];
  for (let n = 0; n < Number(values.processes); n++) servers.push(await startServer(program, folder, options));
  const restarts: Fault[] = [];
  if (restartPostgres)
    restarts.push(
      { name: 'PostgreSQL restarts', happen: () => restartPostgres('SIGINT') },
      { name: 'PostgreSQL crashes', happen: () => restartPostgres('SIGQUIT') },
    );
  if (restartRedis) restarts.push({ name: 'Redis crashes', happen: () => restartRedis('SIGKILL') });
  return {
    name: `${servers.length} processes on PostgreSQL and Redis`,
    servers,
    lines: await Promise.all(servers.map(({ url }) => badLine(url, random, WEATHER))),
    faults: [
      ...[KILL, KILL, KILL, STOP],
      ...NETWORK,
      ...restarts,
      cutting('the bus is cut', toRedis),
      cutting('the database is cut off', toPostgres),
    ],
    store: () => postgresStore(postgres),
  };
}

interface Figures {
  scene: string;
  answers: number;
  seconds: number;
  games: number;
  finished: number;
  faults: Record<string, number>;
  reconnects: number;
  doubledMessages: number;
  /** After a kill that nothing else came on top of. */
  backMs: { median: number; most: number };
  longestSilenceMs: number;
  lost: number;
  diverged: number;
  resultsMissing: number;
  problems: string[];
}

async function play(scene: Scene, wanted: number): Promise<Figures> {
  const started = performance.now();
  const faults: Record<string, number> = {};
  const back: number[] = [];
  let [answers, reconnects, silence, present] = [0, 0, 0, 0];
  let isPlaying = true;
  let answered = performance.now();
  /** The last server that was killed, while nothing else is wrong. */
  let killed: { url: string; at: number } | null = null;

  const surroundings = {
    urls: scene.lines.map(({ url }) => url),
    random,
    isOver: () => !isPlaying,
    onAnswer(silent: number) {
      answers++;
      answered = performance.now();
      silence = Math.max(silence, silent);
    },
    onLost: () => void present--,
    onBack(lost: { url: string; at: number } | null) {
      present++;
      if (lost) reconnects++;
      if (lost && killed?.url === lost.url && Math.abs(lost.at - killed.at) < 500) back.push(performance.now() - killed.at);
    },
  };
  const everybodyBack = async (): Promise<void> => {
    for (const until = performance.now() + PATIENCE; present < 2 * PAIRS && isPlaying && performance.now() < until; ) await sleep(50);
  };
  const happen = async (fault: Fault): Promise<void> => {
    faults[fault.name] = (faults[fault.name] ?? 0) + 1;
    const number = Math.floor(random() * scene.servers.length);
    if (fault.kills) killed = { url: scene.lines[number].url, at: performance.now() };
    await fault.happen(scene, number);
  };
  const [{ url }] = scene.servers;
  const people: [Player, Player][] = [];
  while (people.length < PAIRS) people.push([await newPlayer(url), await newPlayer(url)]);
  const playing = Promise.all(people.map((pair) => duellists(pair, surroundings)));
  playing.catch(() => {
    isPlaying = false;
  });
  await everybodyBack();
  while (isPlaying && answers < wanted) {
    if (performance.now() - answered > STUCK * 1000) throw new Error(`${scene.name}: no answer for ${STUCK} s`);
    await sleep(random() * LONGEST_PEACE);
    await happen(pick(scene.faults));
    // Now and then two things at once, or one soon after the other.
    if (random() < 0.2) {
      killed = null;
      await happen(pick(scene.faults));
      killed = null;
    }
    await everybodyBack();
    killed = null;
    progress(`${scene.name}: ${answers} of ${wanted} answers, after ${Object.values(faults).reduce((sum, n) => sum + n, 0)} faults`);
  }
  isPlaying = false;
  const games: Played[] = (await playing).flat();
  const store = await scene.store();
  progress(`${scene.name}: ${games.length} games are looked at`);
  const found = await verify(
    games,
    store,
    scene.servers.map(({ url }) => url),
  );
  await store.close();
  back.sort((a, b) => a - b);
  return {
    scene: scene.name,
    answers,
    seconds: Math.round((performance.now() - started) / 1000),
    games: games.length,
    faults,
    reconnects,
    doubledMessages: scene.lines.reduce((sum, { doubled }) => sum + doubled, 0),
    backMs: { median: Math.round(back[Math.floor(back.length / 2)] ?? 0), most: Math.round(back.at(-1) ?? 0) },
    longestSilenceMs: Math.round(silence),
    ...found,
  };
}

/** `startServices` gives a PostgreSQL and a Redis that may be restarted. */
export async function chaos(program: string, startServices: () => Promise<Services>): Promise<boolean> {
  const all: Figures[] = [];
  const perform = async (scene: Scene, wanted: number): Promise<void> => {
    try {
      all.push(await play(scene, wanted));
    } finally {
      await Promise.all(scene.servers.map((server) => server.end('SIGKILL')));
      for (const line of scene.lines) line.cut();
    }
  };
  const folder = newFolder();
  const services = await startServices();
  try {
    await perform(await embedded(program, folder.path), Math.round(ANSWERS * EMBEDDED));
    await perform(await clustered(program, folder.path, services), Math.round(ANSWERS * (1 - EMBEDDED)));
  } finally {
    await services.stop();
    folder.remove();
  }
  const isSound =
    !unstopped &&
    all.every(({ lost, diverged, resultsMissing, backMs }) => lost + diverged + resultsMissing === 0 && backMs.most <= BACK_WITHIN);
  if (values.json) console.log(JSON.stringify({ isSound, unstopped, scenes: all }));
  else console.log(...all, { isSound, unstopped });
  return isSound;
}
