/** `peerless serve`: the game for browsers, alone or together, until it is stopped. */
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { backup, jsonLog, serve, type WeekMinute } from '@peerless/server';
import { DONE, Failure } from './failure.ts';
import type { Terminal } from './terminal.ts';
import { THINKER, thinkers } from './thinkers.ts';

export interface ServeOptions {
  folder: string;
  port: number;
  host: string;
  /** Folder of the embedded store. */
  data: string;
  postgres?: string;
  redis?: string;
  origin?: string;
  proxies: number;
  sockets: number;
  socketsFromOne: number;
  newPlayers: number;
  ratedSeconds: number;
  clubHours?: readonly WeekMinute[];
  messagesPerSecond: number;
  log: 'json' | 'none';
  open?: boolean;
}
export const FILE = 'peerless.db';
/** Thousands of tables stay for long: what answers leave behind is collected before it takes as much room again. */
const GROW_SLOWLY = '--heap-growing-percent=60';

export async function serveGame({ open, data, log, ...options }: ServeOptions, terminal: Terminal): Promise<number> {
  setFlagsFromString(GROW_SLOWLY);
  const { think, room, close } = thinkers(() => new Worker(new URL(import.meta.url), { workerData: THINKER }));
  const serving = await starting(() => {
    if (!options.postgres) mkdirSync(data, { recursive: true, mode: 0o700 });
    return serve({
      ...options,
      file: join(data, FILE),
      think,
      room,
      ...(log === 'json' ? { log: jsonLog((line) => process.stderr.write(line), Date.now) } : {}),
    });
  });
  terminal.out(`Peerless is at ${serving.url} (stop with Ctrl+C)`);
  if (serving.addresses.length) terminal.out(`Others find it at ${serving.addresses.map((each) => `${each}/`).join(' or ')}`);
  if (open) show(serving.url);
  await new Promise<void>((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
  await serving.stop();
  await close();
  return DONE;
}

/** `peerless backup`: a sound copy of the embedded store, also while it is in use. */
export async function backUp(to: string, { data }: { data: string }, terminal: Terminal): Promise<number> {
  await starting(() => backup(join(data, FILE), to));
  terminal.out(`The games and players are in ${to}; to use it, name it ${FILE} in a data folder.`);
  return DONE;
}

async function starting<T>(begin: () => Promise<T>): Promise<T> {
  try {
    return await begin();
  } catch (problem) {
    throw new Failure((problem as Error).message);
  }
}
/** In the browser that the system prefers; nothing happens where there is none. */
function show(url: string): void {
  const [command, ...given] = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] }[process.platform as string] ?? ['xdg-open'];
  spawn(command, [...given, url], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}
