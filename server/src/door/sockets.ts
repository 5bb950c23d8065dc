/** Sockets: who may open one, how much they may say, and how they end. */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { LONGEST_MESSAGE } from '@peerless/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Hall } from '../hall.ts';
import { buckets, counts } from '../limits/limits.ts';
import { BROKEN_RULES } from './connection.ts';
import { turnAway } from './door.ts';
import { connect } from './requests/all.ts';

export interface SocketOptions {
  /** Pages from here may open sockets; null: only those this server serves itself. */
  origin: string | null;
  /** Sockets at once from one address, and of all. */
  mostFromOne: number;
  most: number;
  address(request: IncomingMessage): string;
  /** Whoever has not said hello after so many milliseconds is not kept. */
  helloWithin: number;
}
export interface Sockets {
  /** Says when to come back, and ends all. */
  close(backIn: number): Promise<void>;
}

const PATH = '/socket';
/** A client that takes this long to read so much is too slow. */
const MOST_BUFFERED = 1 << 20;
/** Pings of one that leaves this unread are not answered. */
const SOME_BUFFERED = 1 << 16;
const PING_EVERY = 25_000;
const PING_BYTES = 4;
/** Of the sockets that an address may have at once, a second; and at once, where that is not even a few. */
const NEW_SHARE = 1 / 20;
const FEW = 20;
/** Whoever is told to go and does not is put out. */
const GO_WITHIN = 1_000;

/** A page of another site may not play in a player's name. */
export function isOwnPage(origin: string | undefined, host: string | undefined, allowed: string | null): boolean {
  if (origin === undefined) return true; // not a browser: bots and tests
  if (allowed !== null) return origin === allowed;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** What is said to a socket in one go is written in one go: an answer's news and its acknowledgement are one packet. */
function gathering(): (socket: Duplex) => void {
  const held = new Set<Duplex>();
  const release = (): void => {
    for (const socket of held) socket.uncork();
    held.clear();
  };
  return (socket) => {
    if (held.has(socket)) return;
    if (held.size === 0) process.nextTick(release);
    held.add(socket);
    socket.cork();
  };
}

/** Pings, and says when nobody has answered the last one: what it said has to be read for that. Whenever somebody came, so not all at once. */
function heartbeat(wire: WebSocket, gone: () => void): { isAnswer(data: Buffer): boolean; stop(): void } {
  let asked: Buffer | null = null;
  const timer = setInterval(() => {
    if (asked) return gone();
    asked = randomBytes(PING_BYTES);
    wire.ping(asked);
  }, PING_EVERY).unref();
  return {
    isAnswer(data) {
      const isIt = asked?.equals(data) ?? false;
      if (isIt) asked = null;
      return isIt;
    },
    stop: () => clearInterval(timer),
  };
}

export function sockets(server: Server, hall: Hall, { origin, mostFromOne, most, address, helloWithin }: SocketOptions): Sockets {
  const wires = new WebSocketServer({
    noServer: true,
    maxPayload: LONGEST_MESSAGE,
    perMessageDeflate: false,
    clientTracking: true,
    autoPong: false,
  });
  const fromOne = counts(mostFromOne);
  const arrivals = buckets(mostFromOne * NEW_SHARE, Math.max(mostFromOne, FEW));
  const gather = gathering();

  const refuse = (socket: Duplex, status: string): void => {
    hall.metrics.cut.inc({ why: status.replace(/\W+/g, '-') });
    turnAway(socket, status);
  };
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    socket.on('error', () => socket.destroy());
    if (request.url?.split('?')[0] !== PATH) return refuse(socket, '404 Not Found');
    if (!isOwnPage(request.headers.origin, request.headers.host, origin)) return refuse(socket, '403 Forbidden');
    if (wires.clients.size >= most) return refuse(socket, '503 Service Unavailable');
    const from = address(request);
    if (!fromOne.enter(from)) return refuse(socket, '429 Too Many Requests');
    socket.once('close', () => fromOne.leave(from));
    if (!arrivals.take(from, hall.steady())) return refuse(socket, '429 Too Many Requests');
    wires.handleUpgrade(request, socket, head, (wire) => welcome(wire, socket, from));
  };
  const welcome = (wire: WebSocket, socket: Duplex, from: string): void => {
    const lose = (why: string): void => {
      hall.metrics.cut.inc({ why });
      wire.terminate();
    };
    const connection = connect(
      hall,
      {
        send(text) {
          if (wire.readyState !== wire.OPEN) return;
          if (wire.bufferedAmount > MOST_BUFFERED) return lose('slow');
          gather(socket);
          wire.send(text);
        },
        close(code, why) {
          wire.close(code, why);
          if (code === BROKEN_RULES) wire.pause();
          setTimeout(() => wire.terminate(), GO_WITHIN).unref();
        },
      },
      from,
    );
    const heart = heartbeat(wire, () => lose('silent'));
    wire.on('message', (data: Buffer, isBinary: boolean) => {
      if (isBinary) return connection.cut(1003, 'binary');
      void connection.receive(data.toString());
    });
    // Whoever does not read gets no answer to read.
    wire.on('ping', (data: Buffer) => {
      if (connection.mayAnswerFrame() && wire.bufferedAmount <= SOME_BUFFERED) wire.pong(data);
    });
    wire.on('pong', (data: Buffer) => heart.isAnswer(data) || connection.mayAnswerFrame());
    socket.on('data', (data: Buffer) => connection.hasRead(data.length));
    wire.on('error', () => {}); // 'close' follows
    const greeting = setTimeout(() => connection.player ?? connection.cut(BROKEN_RULES, 'notHello'), helloWithin).unref();
    wire.on('close', () => {
      clearTimeout(greeting);
      heart.stop();
      connection.close();
    });
  };
  server.on('upgrade', upgrade);

  return {
    async close(backIn) {
      server.off('upgrade', upgrade);
      for (const connection of hall.connections) connection.say({ leaving: { backIn } });
      for (const wire of wires.clients) wire.close(1012, 'restart');
      const gone = new Promise<void>((resolve) => wires.close(() => resolve()));
      const timer = setTimeout(() => wires.clients.forEach((wire) => wire.terminate()), 1_000);
      await gone;
      clearTimeout(timer);
    },
  };
}
