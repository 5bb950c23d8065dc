/** Attacks for real, over the sockets of this machine: honest players play meanwhile and must not notice. Each is bounded in count and time. */
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { type Attack, type Figures, sleep, type Target } from './attacks/attack.ts';
import { DUELS } from './attacks/honest.ts';
import { MASTERS, MASTERS_AND_MEDIUM } from './attacks/masters.ts';
import { REOPEN, REOPEN_TOGETHER } from './attacks/reopen.ts';
import { percentile } from './percentile.ts';
import { newFolder, startServer } from './server-process.ts';

export const ATTACKS: readonly Attack[] = [REOPEN, REOPEN_TOGETHER, MASTERS, MASTERS_AND_MEDIUM];

/** Every address that begins like this is this machine, on Linux. */
const FROM = '127.0.0.2';
/** Honest players play so long alone, then so long under attack. */
const ALONE = 5;
const SECONDS = 10;
/** The server has its usual limits. */
const USUAL: readonly string[] = [];

export interface Report {
  name: string;
  says: string;
  aloneMs: Times;
  attackedMs: Times;
  grownMB: number;
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
    new Worker(thread, { workerData: { name, target } })
      .on('message', resolve)
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
    const before = server.usage().memory;
    let most = before;
    let isOver = false;
    const measuring = setInterval(() => {
      most = Math.max(most, server.usage().memory);
    }, 100);
    const doing = inThread(thread, name, { url, from: FROM, seconds: SECONDS }).finally(() => {
      isOver = true;
    });
    const [attacked, figures] = await Promise.all([honest.play(url, () => isOver), doing]);
    await sleep(200);
    clearInterval(measuring);
    const grownMB = round((most - before) / 1024);
    problems.push(...honest.judge(alone, attacked), ...(attack.problems?.({ figures, grownMB }) ?? []));
    return { name, says, aloneMs: timesOf(alone), attackedMs: timesOf(attacked), grownMB, figures, problems };
  } finally {
    await server.end('SIGKILL');
    folder.remove();
  }
}

/** `program` is the command line, `thread` runs one attack; how many did no harm, and how many did. */
export async function attacks(program: string, thread: string): Promise<{ passed: number; failed: number }> {
  const { values } = parseArgs({ options: { only: { type: 'string' }, json: { type: 'boolean', default: false } } });
  if (process.platform !== 'linux') {
    console.log('the attacks need the many addresses that Linux gives a machine');
    return { passed: 0, failed: 0 };
  }
  const reports: Report[] = [];
  for (const attack of ATTACKS) {
    if (values.only !== undefined && values.only !== attack.name) continue;
    const report = await against(attack, program, thread).catch((problem: Error) => ({
      name: attack.name,
      problems: [`${problem.stack}`],
    }));
    if (!values.json) console.dir(report, { depth: 4 });
    reports.push(report as Report);
  }
  if (values.json) console.log(JSON.stringify(reports));
  const failed = reports.filter(({ problems }) => problems.length).length;
  return { passed: reports.length - failed, failed };
}
