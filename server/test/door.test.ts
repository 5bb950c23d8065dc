/** Connections that do harm by being there: real sockets, counted; times are real only where Node keeps them. */
import { get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { PROTOCOL } from '@peerless/protocol';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import '@peerless/boards';
import '@peerless/heroes';
import { parseClubHours } from '../src/meeting/club.ts';
import type { Serving } from '../src/serve.ts';
import { servers } from './wire.ts';

const newServer = servers();
const open: (Socket | WebSocket)[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const each of open.splice(0)) each instanceof WebSocket ? each.terminate() : each.destroy();
});

interface Stranger {
  socket: Socket;
  heard(): string;
  /** The server says no more; and there is nobody any more who would listen. */
  isLeft(): boolean;
  isGone(): boolean;
}
/** Bytes to the server, from somebody who does not leave by themselves. */
function stranger({ url }: Serving, says: string): Stranger {
  const { hostname, port } = new URL(url);
  let heard = '';
  let isLeft = false;
  let isGone = false;
  const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
  socket
    .on('error', () => {})
    .on('data', (data) => (heard += data))
    .on('end', () => (isLeft = true))
    .on('close', () => (isGone = true))
    .write(says);
  open.push(socket);
  return { socket, heard: () => heard, isLeft: () => isLeft, isGone: () => isGone };
}
/** A side that was left for good notices when it says something more. */
async function notices({ socket, isGone }: Stranger): Promise<void> {
  await vi.waitFor(() => {
    socket.write('x');
    expect(isGone()).toBe(true);
  }, 3_000);
}
const UPGRADE = ['Host: x', 'Connection: Upgrade', 'Upgrade: websocket', '', ''].join('\r\n');
const isHealthy = async ({ url }: Serving): Promise<boolean> => (await fetch(new URL('health', url))).ok;

describe('a refused connection is closed', () => {
  it.each([
    ['at the wrong path', `GET /elsewhere HTTP/1.1\r\n${UPGRADE}`, '404'],
    ['from a page of others', `GET /socket HTTP/1.1\r\nOrigin: http://elsewhere\r\n${UPGRADE}`, '403'],
    ['that does not know how to ask', `GET /socket HTTP/1.1\r\n${UPGRADE}`, '400'],
  ])('%s', async (_, request, status) => {
    const own = await newServer();
    const one = stranger(own, request);
    await vi.waitFor(() => expect(one.heard()).toContain(status));
    await notices(one);
  });
  it('that is one too many of its address, of whatever kind', async () => {
    const own = await newServer({ socketsFromOne: 5 });
    const idle = Array.from({ length: 10 }, () => stranger(own, 'GET / HTTP/1.1\r\n'));
    await vi.waitFor(() => expect(idle.every(({ socket }) => socket.readyState === 'open')).toBe(true));
    const last = stranger(own, 'GET /health HTTP/1.1\r\nHost: x\r\n\r\n');
    await vi.waitFor(() => expect(last.heard()).toContain('429'));
    await notices(last);
    idle[0].socket.destroy();
    await vi.waitFor(async () => expect(await isHealthy(own)).toBe(true));
  });
  it('but not where a proxy brings everybody', async () => {
    const own = await newServer({ socketsFromOne: 2, proxies: 1 });
    const idle = Array.from({ length: 10 }, () => stranger(own, 'GET / HTTP/1.1\r\n'));
    await vi.waitFor(() => expect(idle.every(({ socket }) => socket.readyState === 'open')).toBe(true));
    expect(await isHealthy(own)).toBe(true);
  });
});

describe('a connection is closed that takes too long', () => {
  it.each([
    ['to say anything', ''],
    ['to say what it wants', 'GET / HTTP/1.1\r\nHost: x\r\nX: '],
    ['to say all of it', 'POST /api/players HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{'],
  ])('%s', async (_, says) => {
    const own = await newServer({ headersWithin: 200 });
    const one = stranger(own, says);
    await vi.waitFor(() => expect(one.isLeft()).toBe(true), 3_000);
    await notices(one);
  });
});

/** A socket that has said who it is. */
async function line({ url, hall }: Serving, options: { autoPong?: boolean } = {}): Promise<WebSocket> {
  const { key } = await hall.people.create(undefined);
  const wire = new WebSocket(new URL('socket', url.replace(/^http/, 'ws')), options);
  open.push(wire);
  wire.on('error', () => {});
  await new Promise((resolve) => wire.on('open', resolve));
  wire.send(JSON.stringify({ n: 1, do: 'hello', key, protocol: PROTOCOL }));
  await new Promise((resolve) => wire.once('message', resolve));
  return wire;
}
const ended = (wire: WebSocket): Promise<number> => new Promise((resolve) => wire.on('close', resolve));

describe('frames that are no messages', () => {
  it('are answered if they are few', async () => {
    const wire = await line(await newServer());
    const answered = new Promise<string>((resolve) => wire.on('pong', (data) => resolve(`${data}`)));
    wire.ping('are you there?');
    expect(await answered).toBe('are you there?');
  });
  it.each(['ping', 'pong'] as const)('cut off who sends many: %s', async (kind) => {
    const wire = await line(await newServer());
    let answers = 0;
    wire.on('pong', () => answers++);
    for (let n = 0; n < 3_000; n++) wire[kind]();
    expect(await ended(wire)).toBe(1008);
    expect(answers).toBeLessThan(500);
  });
  it('are not kept for who does not read', async () => {
    const own = await newServer({ messagesPerSecond: 1e9 });
    const wire = await line(own);
    const raw = (wire as unknown as { _socket: Socket })._socket;
    let answers = 0;
    wire.on('pong', () => answers++);
    wire.pause();
    // Many long pings, masked with nothing: more than the system keeps for both sides.
    const pings = Buffer.concat(Array.from({ length: 1_000 }, () => Buffer.from([0x89, 0x80 | 125, 0, 0, 0, 0, ...Buffer.alloc(125)])));
    const sent = 300_000;
    for (let n = 0; n < sent / 1_000; n++) await new Promise((resolve) => raw.write(pings, resolve));
    const done = new Promise((resolve) => wire.once('message', resolve));
    wire.send(JSON.stringify({ n: 2, do: 'ping' }));
    wire.resume();
    await done;
    expect(answers).toBeLessThan(sent / 2);
  });
});

describe('the server asks whether somebody is there', () => {
  /** Lets so much time pass for timers, with time for what is on its way. */
  const pass = async (seconds: number): Promise<void> => {
    for (let n = 0; n < seconds; n++) {
      vi.advanceTimersByTime(1_000);
      for (let turns = 0; turns < 5; turns++) await new Promise((resolve) => setImmediate(resolve));
    }
    await new Promise((resolve) => setTimeout(resolve, 30));
  };
  const stopTimers = (): void => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });

  it.each([1, 40])('every 25 seconds, with %s sockets', async (count) => {
    stopTimers();
    const own = await newServer();
    const wires = await Promise.all(Array.from({ length: count }, () => line(own)));
    const asked = wires.map(() => 0);
    wires.forEach((wire, n) => {
      wire.on('ping', () => asked[n]++);
    });
    await pass(24);
    expect(new Set(asked)).toEqual(new Set([0]));
    await pass(2);
    expect(new Set(asked)).toEqual(new Set([1]));
    await pass(74);
    expect(new Set(asked)).toEqual(new Set([4]));
    expect(own.hall.connections.size).toBe(count);
  });
  it('and leaves who has not answered until it asks again', async () => {
    stopTimers();
    const own = await newServer();
    const [silent, alive] = [await line(own, { autoPong: false }), await line(own)];
    await pass(49);
    expect(own.hall.connections.size).toBe(2);
    const gone = ended(silent);
    await pass(2);
    await gone;
    expect(own.hall.connections.size).toBe(1);
    expect(alive.readyState).toBe(WebSocket.OPEN);
  });
  it('and is not told so by who does not read the question', async () => {
    stopTimers();
    const own = await newServer();
    const liar = await line(own, { autoPong: false });
    const gone = ended(liar);
    await pass(30);
    liar.pong();
    liar.pong('no');
    await pass(22);
    await gone;
    expect(own.hall.connections.size).toBe(0);
  });
});

describe('what is asked over HTTP', () => {
  it('is paid for by the address: who asks too much waits, then is refused in words', async () => {
    const own = await newServer({ messagesPerSecond: 2 });
    const ask = async (path: string): Promise<{ status: number; text: string }> => {
      const answer = await fetch(new URL(path, own.url));
      return { status: answer.status, text: await answer.text() };
    };
    const answers = await Promise.all(Array.from({ length: 30 }, () => ask('metrics')));
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(2);
    expect(refused.length).toBeGreaterThan(15);
    expect(refused[0].text).toBe('That was too much at once. Try again in a moment.');
    expect(JSON.parse((await ask('api/leaders/duel')).text)).toBeDefined();
  });
});

describe('a clock that is set back', () => {
  it('locks nobody out over HTTP', async () => {
    let time = Date.now();
    const own = await newServer({ now: () => time });
    const ask = async (): Promise<number> => (await fetch(new URL('api/leaders/duel', own.url))).status;
    expect(await ask()).toBe(200);
    time -= 3_600_000;
    expect(await ask()).toBe(200);
    const wire = await line(own);
    expect(wire.readyState).toBe(WebSocket.OPEN);
  });
});

describe('addresses that friends can open', () => {
  const asked = async (url: string, headers: Record<string, string> = {}): Promise<unknown> => {
    const { hostname, port } = new URL(url);
    return new Promise((resolve, reject) => {
      get({ hostname, port, path: '/api/addresses', headers }, (answer) => {
        let text = '';
        answer.on('data', (data) => (text += data)).on('end', () => resolve(JSON.parse(text)));
      }).on('error', reject);
    });
  };
  it('are told to whoever sits at the machine, and to nobody else', async () => {
    const own = await newServer({ host: '0.0.0.0' });
    expect(own.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
    expect(await asked(own.url)).toEqual(own.addresses);
    expect(own.addresses.every((each) => /^http:\/\/[\d.]+:\d+$/.test(each) && !each.includes('127.0.0.1'))).toBe(true);
    expect(await asked(own.url, { Host: 'play.example.org' })).toEqual([]);
  });
  it('are the one that was named, where a proxy stands before the server', async () => {
    const own = await newServer({ origin: 'https://play.example.org', proxies: 1 });
    expect(own.addresses).toEqual(['https://play.example.org']);
    expect(await asked(own.url)).toEqual([]);
  });
  it('are none where only this machine is served', async () => expect(await asked((await newServer()).url)).toEqual([]));
});

describe('a club hour', () => {
  const told = async ({ url }: Serving): Promise<unknown> => (await fetch(new URL('api/club', url))).json();
  it('is told to all who ask, if the operator has named one', async () => {
    const friday = Date.parse('2026-11-20T19:00Z');
    const own = await newServer({ clubHours: parseClubHours('fri 19:00'), now: () => friday - 1 });
    expect(await told(own)).toEqual([{ begins: friday, ends: friday + 3_600_000, says: null }]);
  });
  it('is none otherwise', async () => expect(await told(await newServer())).toEqual([]));
});
