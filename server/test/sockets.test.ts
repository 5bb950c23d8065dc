import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LONGEST_MESSAGE, PROTOCOL, type ServerMessage } from '@peerless/protocol';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import '@peerless/boards';
import '@peerless/heroes';
import { household } from '../src/limits/limits.ts';
import { type ServeOptions, type Serving, serve } from '../src/serve.ts';
import { DUEL } from './house.ts';

let folder: string;
const serving: Serving[] = [];
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'peerless-sockets-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><script>let x;</script>');
  return () => rmSync(folder, { recursive: true });
});
afterEach(async () => {
  for (const each of serving.splice(0)) await each.stop(0);
});
async function server(options: Partial<ServeOptions> = {}): Promise<Serving> {
  const own = await serve({ folder, port: 0, host: '127.0.0.1', ...options });
  serving.push(own);
  return own;
}

interface Line {
  wire: WebSocket;
  said: string[];
  /** Sends a request; its answer. */
  ask(request: string, asks?: object): Promise<{ ok?: never; no?: string }>;
  ended: Promise<{ code: number; why: string }>;
}
/** A socket that was let in; an HTTP status if it was not. */
function dial({ url }: Serving, { path = 'socket', origin }: { path?: string; origin?: string } = {}): Promise<Line | number> {
  const wire = new WebSocket(new URL(path, url.replace(/^http/, 'ws')), { ...(origin === undefined ? {} : { origin }) });
  const said: string[] = [];
  const open = new Map<number, (answer: never) => void>();
  wire.on('message', (data: Buffer) => {
    said.push(data.toString());
    const message = JSON.parse(data.toString()) as ServerMessage;
    if ('n' in message) open.get(message.n)?.(message as never);
  });
  let n = 0;
  const ask: Line['ask'] = (request, asks) =>
    new Promise((resolve) => {
      open.set(++n, resolve);
      wire.send(JSON.stringify({ n, do: request, ...asks }));
    });
  const ended = new Promise<{ code: number; why: string }>((resolve) => wire.on('close', (code, why) => resolve({ code, why: `${why}` })));
  return new Promise((resolve) => {
    wire.on('error', () => {});
    wire.on('unexpected-response', (request, { statusCode }) => {
      request.destroy();
      resolve(statusCode!);
    });
    wire.on('open', () => resolve({ wire, said, ask, ended }));
  });
}
async function line(own: Serving, key?: string): Promise<Line> {
  const found = await dial(own);
  if (typeof found === 'number') throw new Error(`refused with ${found}`);
  if (key !== undefined) await found.ask('hello', { key, protocol: PROTOCOL });
  return found;
}
interface NewPlayer {
  id: string;
  key: string;
  recovery: string;
}
const call = ({ url }: Serving, method: string, path: string, body?: unknown, key?: string): Promise<Response> =>
  fetch(new URL(`api/${path}`, url), {
    method,
    headers: key === undefined ? {} : { Authorization: `Bearer ${key}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
const newPlayer = async (own: Serving, name?: string): Promise<NewPlayer> =>
  (await (await call(own, 'POST', 'players', { name })).json()) as NewPlayer;

describe('who may open a socket', () => {
  it('is a page of this server, or whatever is no browser', async () => {
    const own = await server();
    const { host } = new URL(own.url);
    expect(await dial(own, { origin: `http://${host}` })).toBeTypeOf('object');
    expect(await dial(own)).toBeTypeOf('object');
    expect(await dial(own, { origin: 'https://elsewhere.example' })).toBe(403);
    expect(await dial(own, { origin: `http://${host}.elsewhere.example` })).toBe(403);
    expect(await dial(own, { origin: 'null' })).toBe(403);
  });
  it('is a page from the address that was named, and no other', async () => {
    const own = await server({ origin: 'https://play.example' });
    expect(await dial(own, { origin: 'https://play.example' })).toBeTypeOf('object');
    expect(await dial(own, { origin: 'http://play.example' })).toBe(403);
    expect(await dial(own, { origin: `http://${new URL(own.url).host}` })).toBe(403);
  });
  it('asks at the right path', async () => {
    const own = await server();
    expect(await dial(own, { path: 'elsewhere' })).toBe(404);
    expect(await dial(own, { path: 'socket/x' })).toBe(404);
    expect(await dial(own, { path: 'socket?x' })).toBeTypeOf('object');
  });
  it('may write any nonsense as a path, and the server goes on', async () => {
    const own = await server();
    const { hostname, port } = new URL(own.url);
    for (const path of ['//', 'http://', '\\', '/%ff']) {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => {});
      socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
      await new Promise((resolve) => socket.on('data', resolve).on('close', resolve));
      socket.destroy();
    }
    expect(await (await fetch(new URL('health', own.url))).text()).toBe('ok');
  });
  it('has not too many already, from one address or of all', async () => {
    const own = await server({ socketsFromOne: 2 });
    const first = await line(own);
    await line(own);
    expect(await dial(own)).toBe(429);
    first.wire.close();
    await first.ended;
    await vi.waitFor(async () => expect(await dial(own)).toBeTypeOf('object'));
    const small = await server({ sockets: 1 });
    await line(small);
    expect(await dial(small)).toBe(503);
  });
  it('does not come again and again without end', async () => {
    const own = await server({ socketsFromOne: 2 });
    const statuses: (Line | number)[] = [];
    for (let n = 0; n < 25; n++) {
      const one = await vi.waitFor(async () => {
        const found = await dial(own);
        // Those before have not left yet.
        if (found === 429 && own.hall.connections.size) throw new Error('still full');
        return found;
      });
      statuses.push(one);
      if (typeof one === 'number') break;
      one.wire.terminate();
    }
    expect(statuses).toHaveLength(21);
    expect(statuses.at(-1)).toBe(429);
  });
  it('counts as one with the whole network of a long address', () => {
    expect(household('2001:db8:1:2:3:4:5:6')).toBe(household('2001:db8:1:2::9'));
    expect(household('2001:db8:1:2::')).not.toBe(household('2001:db8:1:3::'));
    expect(household('::ffff:192.0.2.1')).toBe('192.0.2.1');
    expect(household('192.0.2.1')).toBe('192.0.2.1');
    expect(household('::1')).toBe('0:0:0:0');
    for (const nonsense of ['', ':', '::::', 'a:b', ',,', '1.2.3.4.5']) expect(household(nonsense)).toBe(nonsense);
  });
});

describe('a socket is cut', () => {
  it('that sends too long a message', async () => {
    const { wire, ended } = await line(await server());
    wire.send('x'.repeat(LONGEST_MESSAGE + 1));
    expect((await ended).code).toBe(1009);
  });
  it('that sends bytes', async () => {
    const { wire, ended } = await line(await server());
    wire.send(Buffer.from('{}'));
    expect(await ended).toEqual({ code: 1003, why: 'binary' });
  });
  it('that sends text which is none', async () => {
    const { wire, ended } = await line(await server());
    wire.send(Buffer.from([0xc3, 0x28]), { binary: false });
    expect((await ended).code).toBe(1007);
  });
  it('that does not say who is there', async () => {
    const own = await server({ helloWithin: 50 });
    const { key } = await newPlayer(own);
    const known = await line(own, key);
    expect(await (await line(own)).ended).toEqual({ code: 1008, why: 'notHello' });
    expect(known.wire.readyState).toBe(WebSocket.OPEN);
  });
  it('that floods, and what it says after that is not read', async () => {
    const own = await server({ messagesPerSecond: 5 });
    const { key } = await newPlayer(own);
    const { wire, ended, said } = await line(own, key);
    for (let n = 0; n < 1000; n++) wire.send(JSON.stringify({ n, do: 'lobby', on: true }));
    expect(await ended).toEqual({ code: 1008, why: 'tooMany' });
    expect(said.filter((text) => text.includes('tooMany')).length).toBe(201);
    expect(own.hall.connections.size).toBe(0);
  });
  it('that does not read what it has asked for', { timeout: 60_000 }, async () => {
    const own = await server({ messagesPerSecond: 1e6 });
    const { key } = await newPlayer(own);
    const { wire, ask } = await line(own, key);
    const seats = [{ kind: 'open' }, { kind: 'computer', level: 'novice' }];
    const { ok } = await ask('create', { options: { ...DUEL, heroes: 'random' }, seats, mine: 0 });
    const { table } = ok!;
    await ask('open', { table });
    wire.pause();
    const asking = setInterval(() => {
      for (let n = 0; n < 200; n++) wire.send(JSON.stringify({ n, do: 'past', table, seq: 0 }));
    }, 20);
    await vi.waitFor(() => expect(own.hall.connections.size).toBe(0), 50_000);
    clearInterval(asking);
    wire.terminate();
    expect(await own.hall.metrics.text()).toContain('peerless_cut_total{why="slow"} 1');
  });
});

describe('over HTTP', () => {
  const POLICY = /default-src 'self'; script-src 'self' 'sha256-[\w+/=]+';.*object-src 'none'; base-uri 'none';.*frame-ancestors 'none'/;
  it.each(['', 'health', 'api/leaders/duel', 'api/nothing', 'metrics'])('every answer has its headers: /%s', async (path) => {
    const { headers } = await fetch(new URL(path, (await server()).url));
    expect(headers.get('content-security-policy')).toMatch(POLICY);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });
  it('tells whether it lives, whether it is ready, and what it measures', async () => {
    const own = await server();
    const text = async (path: string): Promise<string> => (await fetch(new URL(path, own.url))).text();
    expect(await text('health')).toBe('ok');
    expect(await text('ready')).toBe('ready');
    expect(await text('metrics')).toContain('peerless_connections 0');
    vi.spyOn(own.hall.store, 'check').mockRejectedValue(new Error('the store is away'));
    expect((await fetch(new URL('ready', own.url))).status).toBe(503);
    expect(await text('health')).toBe('ok');
  });
  it('takes neither too much nor too often from one address', async () => {
    const own = await server({ newPlayers: 2, messagesPerSecond: 1 });
    expect((await call(own, 'POST', 'players', { name: 'x'.repeat(5000) })).status).toBe(413);
    expect((await call(own, 'POST', 'players', {})).status).toBe(201);
    expect((await call(own, 'POST', 'players', {})).status).toBe(201);
    expect((await call(own, 'POST', 'players', {})).status).toBe(429);
    const statuses: number[] = [];
    for (let n = 0; n < 30; n++) statuses.push((await call(own, 'GET', 'leaders/duel')).status);
    expect(statuses).toContain(200);
    expect(statuses.at(-1)).toBe(429);
  });
  it('lets nobody try recovery codes', async () => {
    const own = await server();
    const statuses: number[] = [];
    for (let n = 0; n < 12; n++) statuses.push((await call(own, 'POST', 'recover', { code: `AAAAA-${n}` })).status);
    expect(statuses.slice(0, 5)).toEqual([404, 404, 404, 404, 404]);
    expect(statuses.at(-1)).toBe(429);
  });
  it('does nothing in the name of a player without their key', async () => {
    const own = await server();
    const { id } = await newPlayer(own);
    for (const key of [undefined, '', 'x', id, `${'x'.repeat(80)}`])
      for (const [method, path] of [
        ['GET', 'me'],
        ['PATCH', 'me'],
        ['DELETE', 'me'],
        ['POST', 'me/recovery'],
        ['POST', 'me/keys'],
        ['DELETE', 'me/keys'],
        ['GET', 'me/games'],
        ['PUT', `me/blocked/${id}`],
      ])
        expect((await call(own, method, path, method === 'GET' ? undefined : {}, key)).status, `${method} ${path}`).toBe(401);
  });
  it('names players and games by their ids only, and blocks nobody who is not there', async () => {
    const own = await server();
    const { key } = await newPlayer(own);
    for (const id of ['%00', "x'--", '..%2fx', 'x'.repeat(41)]) expect((await call(own, 'GET', `players/${id}`)).status).toBe(404);
    const blocked = await call(own, 'PUT', 'me/blocked/nobody', undefined, key);
    expect(await blocked.json()).toEqual([]);
  });
});

describe('what players write', () => {
  const HTML = '<img src=x onerror=alert(1)>';
  it('comes back as data: names and chat as they were written, without what cannot be seen', async () => {
    const own = await server();
    const a = await newPlayer(own, '<b>\u202eA\u0000\n\tb</b>');
    const b = await newPlayer(own);
    const profile = await call(own, 'GET', `players/${a.id}`);
    expect(profile.headers.get('content-type')).toMatch(/^application\/json/);
    expect(await profile.json()).toMatchObject({ player: { name: '<b>Ab</b>' } });
    const [first, second] = [await line(own, a.key), await line(own, b.key)];
    const { table } = (await first.ask('create', { options: DUEL, seats: [{ kind: 'open' }, { kind: 'open' }], mine: 0 })).ok!;
    const { invite } = ((await first.ask('open', { table })).ok as unknown as { table: { invite: string } }).table;
    await second.ask('open', { table, invite });
    await first.ask('chat', { table, text: `${HTML}\u202e\u0007` });
    const heard = await vi.waitFor(() => second.said.find((text) => text.includes('onerror')) ?? expect.fail());
    expect(JSON.parse(heard)).toMatchObject({ line: { name: '<b>Ab</b>', says: { text: HTML } } });
  });
});

describe('secrets', () => {
  it('are neither in logs nor in what is measured', async () => {
    const logged: string[] = [];
    const own = await server({ log: (what, about) => void logged.push(JSON.stringify({ what, ...about })) });
    const people = [await newPlayer(own), await newPlayer(own)];
    const { recovery } = (await (await call(own, 'POST', 'me/recovery', undefined, people[0].key)).json()) as { recovery: string };
    const found = (await (await call(own, 'POST', 'recover', { code: recovery })).json()) as NewPlayer;
    const [a, b] = [await line(own, found.key), await line(own, people[1].key)];
    const { table } = (
      await a.ask('create', { options: { ...DUEL, heroes: 'random' }, seats: [{ kind: 'open' }, { kind: 'open' }], mine: 0 })
    ).ok!;
    const { invite } = ((await a.ask('open', { table })).ok as unknown as { table: { invite: string } }).table;
    await b.ask('sit', { table, seat: 1, invite });
    const seed = await own.hall.tables.read(table, ({ start }) => start!.seed as string);
    // What goes wrong is logged, too.
    vi.spyOn(own.hall.store, 'tablesOf').mockRejectedValue(new Error('the store is away'));
    expect(await a.ask('hello', { key: found.key, protocol: PROTOCOL })).toMatchObject({ no: 'busy' });
    await b.ask('concede', { table });
    await vi.waitFor(() => expect(logged.join()).toContain('finished'));
    expect(logged.join()).toContain('the store is away');
    const seen = [...logged, await own.hall.metrics.text(), ...b.said].join('\n');
    for (const secret of [...people.map(({ key }) => key), found.key, recovery, people[1].recovery, seed]) {
      expect(secret.length).toBeGreaterThan(20);
      expect(seen).not.toContain(secret);
    }
    expect([...logged, await own.hall.metrics.text()].join()).not.toContain(invite);
  });
  it('are kept as hashes only', async () => {
    const own = await server();
    const { key, recovery } = await newPlayer(own);
    expect(await own.hall.store.playerByKey(key)).toBeUndefined();
    expect(await own.hall.store.recover(recovery, 'x')).toBeUndefined();
  });
});
