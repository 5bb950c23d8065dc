/** Says to a server what nobody should say, a million times, and watches what it does. */

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import '@peerless/boards';
import '@peerless/heroes';
import { calledWith } from '../options.mjs';
import { chance } from './fuzz/chance.ts';
import { inProcess } from './fuzz/in-process.ts';
import { overSockets } from './fuzz/over-sockets.ts';

const { values } = calledWith({
  run: 'npm run fuzz --',
  what: 'Says to a server what nobody should say, and watches what it does; ends with an error if something does harm.',
  options: {
    messages: { type: 'string', value: 'N', default: '1000000', about: 'messages within the process' },
    sockets: { type: 'string', value: 'N', default: '50000', about: 'messages over sockets' },
    requests: { type: 'string', value: 'N', default: '20000', about: 'requests over HTTP' },
    seed: { type: 'string', value: 'N', default: '1', about: 'the same one, the same messages' },
    seconds: { type: 'string', value: 'N', default: '1800', about: 'at most so long' },
    json: { type: 'boolean', about: 'one line for programs' },
  },
});
/** More than this between the first quarter and the last is not flat. */
const FLAT_MB = 10;
/** After so many answers some have been given beforehand. */
const MANY = 2_000;

// Every refusal would gather a stack that nobody reads.
Error.stackTraceLimit = 4;
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const heapNow = (): number => {
  collect();
  return Math.round(process.memoryUsage().heapUsed / 1e5) / 10;
};

export async function fuzz(): Promise<void> {
  const started = Date.now();
  const mayGoOn = (): boolean => Date.now() - started < Number(values.seconds) * 1000;
  const broken: string[] = [];
  process.on('uncaughtException', (problem) => broken.push(`uncaught: ${problem.stack}`));
  process.on('unhandledRejection', (problem) => broken.push(`unhandled: ${(problem as Error)?.stack ?? problem}`));

  const total = Number(values.messages);
  let told = 0;
  const progress = (what: string, of: number) => (done: number) => {
    if (Date.now() - told < 2_000) return;
    told = Date.now();
    process.stderr.write(`\r${what}: ${done} of ${of}`.padEnd(60));
  };
  const seed = Number(values.seed);
  const hall = await inProcess(total, chance(seed), heapNow, progress('messages in process', total), mayGoOn);
  const most = Number(values.sockets) + Number(values.requests);
  const wires = await overSockets(
    Number(values.sockets),
    Number(values.requests),
    chance(seed + 1),
    progress('over sockets', most),
    mayGoOn,
  );
  process.stderr.write('\r'.padEnd(60));

  const mean = (list: readonly [number, number][]): number => list.reduce((sum, [, megabytes]) => sum + megabytes, 0) / list.length;
  const quarter = Math.ceil(hall.heap.length / 4);
  // The first has yet to fill what is kept.
  const growth = Math.round((mean(hall.heap.slice(-quarter)) - mean(hall.heap.slice(1, 1 + quarter))) * 10) / 10;
  const problems = [...broken, ...hall.problems, ...wires.problems];
  if (hall.answers > MANY && !hall.stood) problems.push('no standing answer was ever given');
  if (growth > FLAT_MB) problems.push(`the heap has grown by ${growth} MB`);
  const figures = {
    seed,
    seconds: Math.round((Date.now() - started) / 1000),
    inProcess: { ...hall, problems: hall.problems.length, heapGrowthMB: growth },
    overSockets: { ...wires, problems: wires.problems.length },
    problems,
  };
  if (values.json) console.log(JSON.stringify(figures));
  else console.dir(figures, { depth: 4 });
  process.exit(problems.length ? 1 : 0);
}
