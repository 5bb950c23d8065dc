/** Fills a server with games and plays them at a steady rate; tells how soon everyone hears of an answer. */
import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import type { Choice } from '@peerless/engine';
import type { Push } from '@peerless/protocol';
import { calledWith } from '../options.mjs';
import { type Client, connect, newPlayer, QUICK } from './client.ts';
import { disturbed, type Taken, takenFrom } from './machine.ts';
import { percentile } from './percentile.ts';
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

interface Seat {
  client: Client;
  game: Match;
  answers: Choice[];
  at: number;
}
interface Match {
  table: string;
  seats: Seat[];
  /** An answer is on its way; who has yet to hear of it. */
  sent: number;
  waiting: number;
  over: boolean;
}

export interface Services {
  postgres: string;
  redis: string;
  stop(): Promise<void>;
}

/** Said to people also where programs read the figures. */
function warn(noisy: number, seconds: number, others: number, stolen: number): void {
  if (!noisy) return;
  const percent = (share: number): string => `${Math.round(share * 100)} %`;
  process.stderr.write(
    `The machine was not quiet in ${noisy} of ${seconds} s: other programs had ${percent(others)} of its processors, other machines ${percent(stolen)}. ` +
      'Look at the undisturbed figures, or measure again.\n',
  );
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
  const usage = (): { memory: number; cpu: number } =>
    servers
      .map((server) => server.usage())
      .reduce((sum, { memory, cpu }) => ({ memory: sum.memory + memory, cpu: sum.cpu + cpu }), { memory: 0, cpu: 0 });

  const latencies: number[] = [];
  /** In which second each was answered. */
  const answeredIn: number[] = [];
  let second = 0;
  const acknowledged: number[] = [];
  let isMeasuring = false;
  let failures = 0;

  async function newMatch(): Promise<Match> {
    const match: Match = { table: '', seats: [], sent: 0, waiting: 0, over: false };
    for (let number = 0; number < 2; number++) {
      const seat: Seat = { client: undefined as unknown as Client, game: match, answers: [], at: 0 };
      const { url } = servers[number % servers.length];
      seat.client = await connect(url, await newPlayer(url), (push) => hear(seat, push));
      match.seats.push(seat);
    }
    await open(match);
    return match;
  }
  async function open(match: Match): Promise<void> {
    const [a, b] = match.seats;
    const { table } = await a.client.ask('create', { options: QUICK, seats: [{ kind: 'open' }, { kind: 'open' }], mine: 0 });
    const { invite } = (await a.client.ask('open', { table })).table;
    match.table = table;
    match.over = false;
    await b.client.ask('open', { table, invite: invite! });
    await b.client.ask('sit', { table, seat: 1, invite: invite! });
  }
  function hear(seat: Seat, push: Push): void {
    if (!('update' in push)) return;
    const { game } = seat;
    seat.answers = push.update.answers;
    seat.at = push.at;
    if (push.update.view.over) game.over = true;
    if (!game.waiting || --game.waiting !== 0 || !isMeasuring) return;
    latencies.push(performance.now() - game.sent);
    answeredIn.push(second);
  }
  /** One answer in one game, if it waits for one. */
  function answer(match: Match): boolean {
    const seat = match.seats.find(({ answers }) => answers.length);
    if (!seat || match.waiting || match.over) return false;
    const choice = seat.answers[Math.floor(Math.random() * seat.answers.length)];
    seat.answers = [];
    match.sent = performance.now();
    match.waiting = 2;
    const { sent } = match;
    seat.client.ask('answer', { table: match.table, at: seat.at, choice }).then(
      () => isMeasuring && acknowledged.push(performance.now() - sent),
      () => {
        failures++;
        match.waiting = 0;
      },
    );
    return true;
  }

  const round = (value: number): number => Math.round(value * 10) / 10;
  const figuresOf = (times: readonly number[]) => {
    const sorted = times.toSorted((a, b) => a - b);
    return {
      median: round(percentile(sorted, 0.5)),
      p95: round(percentile(sorted, 0.95)),
      p99: round(percentile(sorted, 0.99)),
      most: round(sorted.at(-1) ?? 0),
    };
  };

  try {
    const empty = usage().memory;
    const started = performance.now();
    const matches: Match[] = [];
    const AT_ONCE = 16;
    let begun = 0;
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        while (begun < GAMES) {
          begun++;
          matches.push(await newMatch());
          if (matches.length % 50 === 0) progress(`${matches.length} of ${GAMES} games open`);
        }
      }),
    );
    progress('');
    say(`${matches.length} games, ${matches.length * 2} sockets, open after ${round((performance.now() - started) / 1000)} s`);
    const full = usage().memory;

    let sent = 0;
    let next = 0;
    const renewals = new Set<Promise<void>>();
    const play = async (seconds: number): Promise<number> => {
      const begin = performance.now();
      let given = 0;
      while (performance.now() - begin < seconds * 1000) {
        const due = Math.floor(((performance.now() - begin) / 1000) * RATE);
        for (let tries = 0; given < due && tries < matches.length; tries++) {
          const match = matches[next++ % matches.length];
          if (match.over && !match.waiting) {
            match.waiting = -1;
            const renewal = open(match)
              .catch(() => void failures++)
              .finally(() => {
                match.waiting = 0;
                renewals.delete(renewal);
              });
            renewals.add(renewal);
          } else if (answer(match)) given++;
        }
        await new Promise((resolve) => setTimeout(resolve, 2));
      }
      return given;
    };
    progress('warming up');
    await play(Math.min(10, SECONDS / 4));
    const before = usage();
    isMeasuring = true;
    const measured = performance.now();
    progress(`playing for ${SECONDS} s`);
    const takenEach: Taken[] = [];
    const taken = takenFrom(process.pid);
    const watch = setInterval(() => {
      takenEach.push(taken() ?? { stolen: 0, others: 0 });
      second++;
    }, 1000);
    sent = await play(SECONDS);
    await new Promise((resolve) => setTimeout(resolve, 500));
    clearInterval(watch);
    isMeasuring = false;
    const after = usage();
    progress('');
    await Promise.allSettled(renewals);
    const noisy = disturbed(takenEach);
    const undisturbed = latencies.filter((_, n) => !noisy.has(answeredIn[n]));
    acknowledged.sort((a, b) => a - b);
    const elapsed = (performance.now() - measured) / 1000;
    const shareOf = (who: keyof Taken): number =>
      Math.round(takenEach.reduce((sum, each) => sum + each[who], 0) / elapsed / availableParallelism()) / 100;
    warn(noisy.size, takenEach.length, shareOf('others'), shareOf('stolen'));
    return {
      processes,
      games: matches.length,
      sockets: matches.length * 2,
      answersPerSecond: round(sent / SECONDS),
      failures,
      everyoneToldMs: figuresOf(latencies),
      /** Without the seconds in which other programs, or other machines, had much of the processors. */
      undisturbed: { seconds: takenEach.length - noisy.size, everyoneToldMs: undisturbed.length ? figuresOf(undisturbed) : null },
      othersShare: shareOf('others'),
      stolenShare: shareOf('stolen'),
      acknowledgedMs: { median: round(percentile(acknowledged, 0.5)), p99: round(percentile(acknowledged, 0.99)) },
      kBPerConnection: round((full - empty) / (matches.length * 2)),
      kBPerConnectionAfterPlay: round((after.memory - empty) / (matches.length * 2)),
      processorMsPerAnswer: round(((after.cpu - before.cpu) / sent) * 100) / 100,
      processorShare: round((after.cpu - before.cpu) / elapsed / 10) / 100,
    };
  } finally {
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
    folder.remove();
  }
}
