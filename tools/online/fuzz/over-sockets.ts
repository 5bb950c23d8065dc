/** Hostile bytes to a real server: frames, requests over HTTP, and what is neither. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect as dial } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LONGEST_MESSAGE, PROTOCOL } from '@peerless/protocol';
import { serve } from '@peerless/server';
import { WebSocket } from 'ws';
import { connect, newPlayer, QUICK } from '../client.ts';
import type { Chance } from './chance.ts';
import { garbage, garbled, mutated, odd } from './hostile.ts';
import { sound } from './sound.ts';

export interface SocketFigures {
  messages: number;
  requests: number;
  raw: number;
  statuses: Record<string, number>;
  problems: string[];
}
const AT_ONCE = 16;

export async function overSockets(
  messages: number,
  requests: number,
  chance: Chance,
  progress: (done: number) => void,
  mayGoOn: () => boolean,
): Promise<SocketFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'peerless-fuzz-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  const figures: SocketFigures = { messages: 0, requests: 0, raw: 0, statuses: {}, problems: [] };
  const serving = await serve({
    folder,
    port: 0,
    host: '127.0.0.1',
    socketsFromOne: 100_000,
    newPlayers: 1e9,
    messagesPerSecond: 1e6,
    log(what, about) {
      if (what === 'failed') figures.problems.push(JSON.stringify(about));
    },
  });
  const { url } = serving;
  const { hostname, port } = new URL(url);
  const people = await Promise.all(Array.from({ length: 6 }, () => newPlayer(url)));
  const world = {
    tables: new Map(),
    get keys() {
      return people.map(({ key }) => key);
    },
  };
  const done = (): void => progress(figures.messages + figures.requests + figures.raw);

  /** Some messages of one socket, until it is cut or has said enough. */
  const session = (): Promise<void> =>
    new Promise((resolve) => {
      const wire = new WebSocket(new URL('socket', url.replace(/^http/, 'ws')), { perMessageDeflate: false });
      const finish = (): void => {
        clearTimeout(timer);
        wire.terminate();
        resolve();
      };
      const timer = setTimeout(finish, 3_000);
      wire.on('error', finish);
      wire.on('close', finish);
      wire.on('open', () => {
        if (chance.is(0.8)) wire.send(JSON.stringify({ n: 0, do: 'hello', key: chance.of(people).key, protocol: PROTOCOL }));
        for (let left = 1 + chance.below(60); left > 0; left--) {
          figures.messages++;
          wire.send(...frame());
        }
        if (chance.is(0.2)) wire.terminate();
        else wire.ping(undefined, undefined, () => setTimeout(finish, chance.below(20)));
      });
    });
  function frame(): [string | Buffer, { binary: boolean; fin?: boolean }] {
    const text = chance.of([
      garbage,
      (dice: Chance) => garbled(JSON.stringify(sound(world, dice)), dice),
      (dice: Chance) => JSON.stringify(mutated(sound(world, dice), dice)),
    ])(chance);
    if (chance.is(0.01)) return ['x'.repeat(LONGEST_MESSAGE + 1), { binary: false }];
    if (chance.is(0.01)) return [Buffer.from(text), { binary: true }];
    // Not UTF-8 in a frame that says it is text.
    if (chance.is(0.01)) return [Buffer.from([0xc3, 0x28, 0xff]), { binary: false }];
    return [text, { binary: false }];
  }

  const PATHS = [
    'players',
    'recover',
    'players/x',
    'players/x/games',
    'players/x/against/y',
    'leaders/duel',
    'games/x',
    'me',
    'me/recovery',
    'me/blocked/x',
    'me/games',
  ];
  const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
  async function request(): Promise<void> {
    figures.requests++;
    const who = chance.below(people.length);
    const method = chance.of(METHODS);
    const bodies = [
      () => JSON.stringify({ name: odd(chance) }),
      () => JSON.stringify({ code: odd(chance) }),
      () => garbage(chance),
      () => 'x'.repeat(5000),
      () => JSON.stringify(mutated({ name: 'Ann', emblem: 'alice' }, chance)),
    ];
    const last = encodeURIComponent(
      `${chance.of(['x', chance.of(people).id, '\u0000', '../x', '%', "' OR 1=1", 'a'.repeat(300), '__proto__'])}`,
    );
    const path = chance.of(PATHS).replace(/[xy]$/, chance.is(0.2) ? '%ff' : last);
    const response = await fetch(
      new URL(`api/${path}${chance.is(0.2) ? `?before=${encodeURIComponent(JSON.stringify(odd(chance)))}` : ''}`, url),
      {
        method,
        headers: {
          ...(chance.is(0.6) ? { Authorization: `Bearer ${chance.is(0.7) ? people[who].key : 'x'.repeat(chance.below(200))}` } : {}),
          'Content-Type': chance.of(['application/json', 'text/plain', 'multipart/form-data']),
        },
        ...(method === 'GET' ? {} : { body: Buffer.from(chance.of(bodies)()) }),
      },
    );
    const text = await response.text();
    figures.statuses[response.status] = (figures.statuses[response.status] ?? 0) + 1;
    if (response.status >= 500) figures.problems.push(`${response.status} to ${method} ${path}: ${text.slice(0, 200)}`);
    if (!response.headers.get('content-security-policy')) figures.problems.push(`no policy with ${method} ${path}`);
    if (method === 'DELETE' && path === 'me' && response.ok) people[who] = await newPlayer(url);
  }

  /** Bytes that are no request of any browser. */
  const LINES = [
    'GET // HTTP/1.1',
    'GET /socket HTTP/1.1',
    'GET http:// HTTP/1.1',
    'GET /%ff HTTP/1.1',
    'GET \\ HTTP/1.1',
    'POST /socket HTTP/1.1',
    'GET * HTTP/1.1',
    'CONNECT a:1 HTTP/1.1',
    'GET /../../etc/passwd HTTP/1.1',
    'GET //evil/socket HTTP/1.1',
  ];
  const raw = (): Promise<void> =>
    new Promise((resolve) => {
      figures.raw++;
      const socket = dial(Number(port), hostname, () => {
        const head = [
          chance.of(LINES),
          `Host: ${chance.of(['localhost', '', '[', 'a b', '\u00ff'])}`,
          ...(chance.is(0.8) ? ['Connection: Upgrade', `Upgrade: ${chance.of(['websocket', 'h2c', ''])}`] : []),
          `Sec-WebSocket-Version: ${chance.of(['13', '0', 'x'])}`,
          `Sec-WebSocket-Key: ${chance.of(['dGhlIHNhbXBsZSBub25jZQ==', '', 'x'])}`,
          ...(chance.is(0.3) ? [`Origin: ${chance.of(['null', 'http://evil', ':', 'http://[', ''])}`] : []),
          ...(chance.is(0.2) ? [`X-Forwarded-For: ${chance.of([',,,', '::', '1.2.3.4, ::ffff:9', 'x'.repeat(500)])}`] : []),
        ];
        const bytes = Buffer.from(Array.from({ length: chance.below(64) }, () => chance.below(256)));
        socket.write(Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`, 'latin1'), bytes]));
        setTimeout(() => socket.destroy(), 5 + chance.below(20));
      });
      socket.on('error', () => {});
      socket.on('close', () => resolve());
    });

  try {
    const work = async (): Promise<void> => {
      while ((figures.messages < messages || figures.requests < requests) && mayGoOn() && figures.problems.length < 20) {
        if (figures.messages < messages) await session();
        for (let n = 0; n < 20 && figures.requests < requests; n++) await request();
        if (chance.is(0.5)) await raw();
        done();
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    await playOn(url, figures.problems);
  } catch (problem) {
    figures.problems.push(`${(problem as Error).stack}`);
  } finally {
    await serving.stop(0);
    rmSync(folder, { recursive: true, force: true });
  }
  return figures;
}

/** Two honest players find the server as if nothing had happened. */
async function playOn(url: string, problems: string[]): Promise<void> {
  const health = await fetch(new URL('ready', url));
  if (!health.ok) problems.push(`not ready: ${await health.text()}`);
  let updates = 0;
  const [a, b] = [
    await connect(url, await newPlayer(url), () => {}),
    await connect(url, await newPlayer(url), (push) => void ('update' in push && updates++)),
  ];
  const { table } = await a.ask('create', { options: QUICK, seats: [{ kind: 'open' }, { kind: 'open' }], mine: 0 });
  const { invite } = (await a.ask('open', { table })).table;
  await b.ask('open', { table, invite: invite! });
  await b.ask('sit', { table, seat: 1, invite: invite! });
  await new Promise((resolve) => setTimeout(resolve, 200));
  if (!updates) problems.push('no game could be begun afterwards');
  a.close();
  b.close();
}
