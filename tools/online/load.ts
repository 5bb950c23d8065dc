/** Fills a server with games and plays them at a steady rate; tells how soon everyone hears of an answer. */
import { setFlagsFromString } from 'node:v8';
import { calledWith } from '../options.mjs';
import { figures, round, type Usage } from './load/figures.ts';
import { answer, type Heard, type Match, newMatch, nothingHeard, renew } from './load/matches.ts';
import { type Taken, takenFrom } from './machine.ts';
import { newFolder, type ServerProcess, startServer } from './server-process.ts';

const { values } = calledWith({
  run: 'npm run load --',
  what: 'Fills a server with games over real sockets and plays them at a steady rate; tells how soon everyone hears of an answer.',
  options: {
    games: { type: 'string', value: 'N', default: '5000', about: 'games at once' },
    rate: { type: 'string', value: 'N', default: '1500', about: 'answers a second' },
    seconds: { type: 'string', value: 'N', default: '60', about: 'how long it is measured' },
    clustered: {
      type: 'string',
      value: 'N',
      about: 'so many processes on PostgreSQL and Redis, the two of each game on different ones, beside one process on the same',
    },
    json: { type: 'boolean', about: 'one line for programs' },
  },
});
const GAMES = Number(values.games);
const RATE = Number(values.rate);
const SECONDS = Number(values.seconds);

const say = (text: string): void => void (values.json || process.stdout.write(`${text}\n`));
const progress = (text: string): void => void process.stderr.write(`\r${text.padEnd(70)}`);

// Whoever collects its own garbage hears too late what the server has told in time.
setFlagsFromString('--heap-growing-percent=400');

export interface Services {
  postgres: string;
  redis: string;
  stop(): Promise<void>;
}

/** `program` is the command line. */
export async function load(program: string, startServices: () => Promise<Services>): Promise<void> {
  const tell = (figures: object): void => console.log(values.json ? JSON.stringify(figures) : figures);
  if (values.clustered === undefined) return tell(await measured(program, 1));
  const services = await startServices();
  try {
    const parts = ['--postgres', services.postgres, '--redis', services.redis];
    const one = await measured(program, 1, parts);
    const several = await measured(program, Number(values.clustered), parts);
    tell({ one, several, times: several.processorMsPerAnswer / one.processorMsPerAnswer });
  } finally {
    await services.stop();
  }
}

async function measured(program: string, processes: number, parts: readonly string[] = []) {
  const folder = newFolder();
  const servers: ServerProcess[] = [];
  while (servers.length < processes) servers.push(await startServer(program, folder.path, parts));
  const usage = (): Usage =>
    servers
      .map((server) => server.usage())
      .reduce((sum, { memory, cpu }) => ({ memory: sum.memory + memory, cpu: sum.cpu + cpu }), { memory: 0, cpu: 0 });
  const heard = nothingHeard();
  try {
    const empty = usage();
    const matches = await opened(
      servers.map(({ url }) => url),
      heard,
    );
    const full = usage();
    const player = playing(matches, heard);
    progress('warming up');
    await player.play(Math.min(10, SECONDS / 4));
    const before = usage();
    const started = performance.now();
    progress(`playing for ${SECONDS} s`);
    const { takenEach, end } = watching(heard);
    const sent = await player.play(SECONDS);
    await new Promise((resolve) => setTimeout(resolve, 500));
    end();
    const after = usage();
    progress('');
    await player.isRenewed();
    const elapsed = (performance.now() - started) / 1000;
    return figures({ processes, games: matches.length, sent, seconds: SECONDS, elapsed, empty, full, before, after, takenEach, heard });
  } finally {
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
    folder.remove();
  }
}

const AT_ONCE = 16;
/** All games, with both players at each. */
async function opened(urls: readonly string[], heard: Heard): Promise<Match[]> {
  const started = performance.now();
  const matches: Match[] = [];
  let begun = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (begun < GAMES) {
        begun++;
        matches.push(await newMatch(urls, heard));
        if (matches.length % 50 === 0) progress(`${matches.length} of ${GAMES} games open`);
      }
    }),
  );
  progress('');
  say(`${matches.length} games, ${matches.length * 2} sockets, open after ${round((performance.now() - started) / 1000)} s`);
  return matches;
}

/** Answers at a steady rate, in one game after the other; a game that is over is followed by another. */
function playing(matches: readonly Match[], heard: Heard) {
  let next = 0;
  const renewals = new Set<Promise<void>>();
  function renewed(match: Match): void {
    const renewal = renew(match, heard).finally(() => renewals.delete(renewal));
    renewals.add(renewal);
  }
  return {
    /** How many answers were given. */
    async play(seconds: number): Promise<number> {
      const begin = performance.now();
      let given = 0;
      while (performance.now() - begin < seconds * 1000) {
        const due = Math.floor(((performance.now() - begin) / 1000) * RATE);
        for (let tries = 0; given < due && tries < matches.length; tries++) {
          const match = matches[next++ % matches.length];
          if (match.over && !match.waiting) renewed(match);
          else if (answer(match, heard)) given++;
        }
        await new Promise((resolve) => setTimeout(resolve, 2));
      }
      return given;
    },
    isRenewed: () => Promise.allSettled(renewals),
  };
}

/** Measures from now on, second by second, with what others take of the machine. */
function watching(heard: Heard) {
  const takenEach: Taken[] = [];
  const taken = takenFrom(process.pid);
  heard.isMeasuring = true;
  const watch = setInterval(() => {
    takenEach.push(taken() ?? { stolen: 0, others: 0 });
    heard.second++;
  }, 1000);
  return {
    takenEach,
    end(): void {
      clearInterval(watch);
      heard.isMeasuring = false;
    },
  };
}
