/** A player over a real socket, and a server for one test. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROTOCOL, type Push, type Request, type ServerMessage } from '@peerless/protocol';
import { afterEach } from 'vitest';
import { WebSocket } from 'ws';
import { type ServeOptions, type Serving, serve } from '../src/index.ts';
import { expectSound } from './sound.ts';

/** Servers in a folder of their own, the same one again and again; stopped after each test. */
export function servers(): (options?: Partial<ServeOptions>) => Promise<Serving> {
  const serving: Serving[] = [];
  let folder: string | undefined;
  afterEach(async () => {
    for (const each of serving.splice(0)) await each.stop(0).catch(() => {}); // Some have been stopped already.
    if (folder) await rm(folder, { recursive: true });
    folder = undefined;
  });
  return async (options = {}) => {
    folder ??= await mkdtemp(join(tmpdir(), 'peerless-'));
    await writeFile(join(folder, 'index.html'), '');
    const started = await serve({ folder, port: 0, host: '127.0.0.1', file: join(folder, 'games.db'), ...options });
    serving.push(started);
    return started;
  };
}

export interface Wire {
  ask<T>(request: string, asks: object): Promise<T>;
  pushes: Push[];
  closed: Promise<number>;
}
export async function wire(url: string, key: string): Promise<Wire> {
  const socket = new WebSocket(new URL('socket', url.replace('http', 'ws')));
  const open = new Map<number, { request: Request; resolve(message: ServerMessage): void }>();
  const pushes: Push[] = [];
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as ServerMessage;
    const asked = 'n' in message ? open.get(message.n) : undefined;
    expectSound(message, asked?.request);
    if ('n' in message) asked?.resolve(message);
    else pushes.push(message);
  });
  await new Promise((resolve) => socket.once('open', resolve));
  let n = 0;
  const ask = <T>(request: string, asks: object): Promise<T> =>
    new Promise((resolve, reject) => {
      open.set(++n, {
        request: request as Request,
        resolve: (message) => ('ok' in message ? resolve(message.ok as T) : reject(new Error(JSON.stringify(message)))),
      });
      socket.send(JSON.stringify({ n, do: request, ...asks }));
    });
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  await ask('hello', { key, protocol: PROTOCOL });
  return { ask, pushes, closed };
}
