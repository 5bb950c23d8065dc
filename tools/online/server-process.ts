/** `peerless serve` as a process of its own: it can be killed, begun anew on the same port, and measured. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface ServerProcess {
  url: string;
  /** Ends it and waits until it is gone; gives the signal that it has ended by, if it was one. */
  end(signal: NodeJS.Signals): Promise<NodeJS.Signals | null>;
  start(): Promise<void>;
  readonly isRunning: boolean;
  /** In kB and milliseconds. */
  usage(): { memory: number; cpu: number };
  /** Milliseconds in which it could have gone on, but something else had the processor. */
  waited(): number;
}
/** Everything comes from one address here, and games are played as fast as can be. */
export const RATED_SECONDS = 1;
const NO_LIMITS = Object.entries({
  sockets: 100_000,
  'sockets-from-one': 100_000,
  'new-players': 1_000_000,
  'messages-per-second': 100_000,
  'rated-seconds': RATED_SECONDS,
}).flatMap(([name, most]) => [`--${name}`, `${most}`]);
const TICK = 10;

/** A folder for a server's data, with a page that is empty. */
export function newFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'peerless-server-'));
  writeFileSync(join(path, 'index.html'), '');
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** With its usual limits where `limits` names no others; `files` may be open at once. */
export async function startServer(
  program: string,
  folder: string,
  options: readonly string[] = [],
  limits: readonly string[] = NO_LIMITS,
  files = 0,
): Promise<ServerProcess> {
  let child: ChildProcess;
  let port = '0';
  const kill = (): void => void child.kill('SIGKILL');
  const server: ServerProcess = {
    url: '',
    async end(signal) {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      process.off('exit', kill);
      if (server.isRunning && child.kill(signal)) await gone;
      return child.signalCode;
    },
    get isRunning() {
      return child.exitCode === null && child.signalCode === null;
    },
    async start() {
      const serve = [program, 'serve', '--port', port, '--data', folder, '--folder', folder, ...limits, ...options];
      const [command, ...given] = [...(files ? few(files) : []), process.execPath, ...process.execArgv, ...serve];
      child = spawn(command, given, { stdio: ['ignore', 'pipe', 'inherit'] });
      process.once('exit', kill);
      server.url = await address(child);
      ({ port } = new URL(server.url));
    },
    usage() {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      const stat = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1].split(' ');
      return { memory: Number(/VmRSS:\s+(\d+)/.exec(status)![1]), cpu: (Number(stat[11]) + Number(stat[12])) * TICK };
    },
    waited: () => Number(readFileSync(`/proc/${child.pid}/task/${child.pid}/schedstat`, 'utf8').split(' ')[1]) / 1e6,
  };
  await server.start();
  return server;
}

/** A command that runs the rest with so few files. */
const few = (files: number): string[] => ['sh', '-c', `ulimit -n ${files}; exec "$@"`, 'sh'];

const address = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    child.stdout!.on('data', (data: Buffer) => {
      const found = /http:\S+/.exec(data.toString());
      if (found) resolve(found[0]);
    });
    child.on('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
