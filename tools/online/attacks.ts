/** Attacks for real, over the sockets of this machine: honest players play meanwhile and must not notice. Each is bounded in count and time. */

import { Worker } from 'node:worker_threads';
import { calledWith } from '../options.mjs';
import type { Attack, Figures, Target } from './attacks/attack.ts';
import { CROWD } from './attacks/crowd.ts';
import { REFUSED, SLOW_HEADERS } from './attacks/doorstep.ts';
import { DUELS } from './attacks/honest.ts';
import { IDLE_TABLES } from './attacks/idle-tables.ts';
import { MASTERS, MASTERS_AND_MEDIUM } from './attacks/masters.ts';
import { QUESTIONS } from './attacks/questions.ts';
import { REOPEN, REOPEN_TOGETHER } from './attacks/reopen.ts';
import { PARTS, PINGS, PONGS } from './attacks/unread.ts';
import { percentile } from './percentile.ts';
import { newFolder, startServer } from './server-process.ts';

export const ATTACKS: readonly Attack[] = [
  REOPEN,
  REOPEN_TOGETHER,
  CROWD,
  PINGS,
  PONGS,
  PARTS,
  REFUSED,
  SLOW_HEADERS,
  QUESTIONS,
  IDLE_TABLES,
  MASTERS,
  MASTERS_AND_MEDIUM,
];

/** Every address that begins like this is this machine, on Linux. */
const FROM = '127.0.0.2';
/** Honest players play so long alone, then so long under attack. */
const ALONE = 5;
const SECONDS = 10;
/** The server has its usual limits. */
const USUAL: readonly string[] = [];
/** A server that had to wait for a processor for more than this share of the time says nothing about attacks: it is tried again. */
const MOST_WAITED = 0.02;
const TRIES = 3;

export interface Report {
  name: string;
  says: string;
  aloneMs: Times;
  attackedMs: Times;
  grownMB: number;
  /** Of one processor, that the server took. */
  processorShare: number;
  /** Of the time, in which it had none, though it wanted one: something else runs on this machine. */
  waitedShare: number;
  figures: Figures;
  problems: string[];
}
interface Times {
  count: number;
  median: number;
  p99: number;
  most: number;
}

const round = (value: number): number => Math.round(value * 10) / 10;
function timesOf(list: readonly number[]): Times {
  const sorted = list.toSorted((a, b) => a - b);
  const [median, p99, most] = [0.5, 0.99, 1].map((share) => round(percentile(sorted, share)));
  return { count: sorted.length, median, p99, most };
}

const inThread = (thread: string, name: string, target: Target): Promise<Figures> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(thread, { workerData: { name, target } })
      .on('message', (figures: Figures) => {
        resolve(figures);
        void worker.terminate();
      })
      .on('error', reject)
      .on('exit', () => reject(new Error(`the thread of ${name} ended early`)));
  });

async function against(attack: Attack, program: string, thread: string): Promise<Report> {
  const { name, says, honest = DUELS, files } = attack;
  const folder = newFolder();
  const server = await startServer(program, folder.path, [], USUAL, files);
  const problems: string[] = [];
  try {
    const { url } = server;
    const begun = performance.now();
    const alone = await honest.play(url, () => performance.now() - begun > ALONE * 1000);
    const before = server.usage();
    const waited = server.waited();
    let most = before.memory;
    let isOver = false;
    const measuring = setInterval(() => {
      if (server.isRunning) most = Math.max(most, server.usage().memory);
    }, 100);
    const started = performance.now();
    const doing = inThread(thread, name, { url, from: FROM, seconds: SECONDS }).finally(() => {
      isOver = true;
    });
    const [attacked, figures] = await Promise.all([honest.play(url, () => isOver), doing]).finally(() => clearInterval(measuring));
    const share = (milliseconds: number): number => Math.round((milliseconds / (performance.now() - started)) * 100) / 100;
    const [processorShare, waitedShare] = [share(server.usage().cpu - before.cpu), share(server.waited() - waited)];
    const grownMB = round((most - before.memory) / 1024);
    problems.push(...honest.judge(alone, attacked), ...(attack.problems?.({ figures, grownMB }) ?? []));
    const [aloneMs, attackedMs] = [timesOf(alone), timesOf(attacked)];
    return { name, says, aloneMs, attackedMs, grownMB, processorShare, waitedShare, figures, problems };
  } finally {
    await server.end('SIGKILL');
    folder.remove();
  }
}

/** Once more if it went wrong while others had the processor. */
async function repeated(attack: Attack, program: string, thread: string): Promise<Report> {
  for (let tries = 1; ; tries++) {
    const report = await against(attack, program, thread).catch((problem: Error) => broken(attack, problem));
    if (!report.problems.length || report.waitedShare <= MOST_WAITED || tries === TRIES) return report;
  }
}
const NONE: Times = { count: 0, median: 0, p99: 0, most: 0 };
const broken = ({ name, says }: Attack, { stack }: Error): Report => ({
  name,
  says,
  aloneMs: NONE,
  attackedMs: NONE,
  grownMB: 0,
  processorShare: 0,
  waitedShare: 0,
  figures: {},
  problems: [`${stack}`],
});

/** `program` is the command line, `thread` runs one attack; how many did no harm, and how many did. */
export async function attacks(program: string, thread: string): Promise<{ passed: number; failed: number }> {
  const { values } = calledWith({
    run: 'npm run attacks --',
    what: 'Each attack on a server of its own, over the sockets of this machine, while honest players play from another address.',
    options: {
      only: { type: 'string', value: 'NAME', about: 'this attack alone' },
      json: { type: 'boolean', about: 'one line for programs' },
    },
  });
  if (process.platform !== 'linux') {
    console.log('the attacks need the many addresses that Linux gives a machine');
    return { passed: 0, failed: 0 };
  }
  const reports: Report[] = [];
  for (const attack of ATTACKS) {
    if (values.only !== undefined && values.only !== attack.name) continue;
    const report = await repeated(attack, program, thread);
    if (!values.json) console.dir(report, { depth: 4 });
    reports.push(report);
  }
  if (values.json) console.log(JSON.stringify(reports));
  const failed = reports.filter(({ problems }) => problems.length).length;
  return { passed: reports.length - failed, failed };
}
