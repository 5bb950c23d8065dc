/** Sockets: who may open one, how much they may say, and how they end. */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { LONGEST_MESSAGE } from '@peerless/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import { Connection } from './connection.ts';
import type { Hall } from './hall.ts';
import { counts } from './limits.ts';

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
const PING_EVERY = 25_000;
const PING_STEP = 1_000;
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

export function sockets(server: Server, hall: Hall, { origin, mostFromOne, most, address, helloWithin }: SocketOptions): Sockets {
  const wires = new WebSocketServer({ noServer: true, maxPayload: LONGEST_MESSAGE, perMessageDeflate: false, clientTracking: true });
  const fromOne = counts(mostFromOne);
  const waiting = new WeakSet<WebSocket>();
  const gather = gathering();

  const refuse = (socket: Duplex, status: string): void => {
    hall.metrics.cut.inc({ why: status.replace(/\W+/g, '-') });
    socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
  };
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    socket.on('error', () => socket.destroy());
    if (request.url?.split('?')[0] !== PATH) return refuse(socket, '404 Not Found');
    if (!isOwnPage(request.headers.origin, request.headers.host, origin)) return refuse(socket, '403 Forbidden');
    if (wires.clients.size >= most) return refuse(socket, '503 Service Unavailable');
    const from = address(request);
    if (!fromOne.enter(from)) return refuse(socket, '429 Too Many Requests');
    let isLeft = false;
    const leave = (): void => {
      if (!isLeft) fromOne.leave(from);
      isLeft = true;
    };
    socket.once('close', leave);
    wires.handleUpgrade(request, socket, head, (wire) => welcome(wire, socket));
  };
  const welcome = (wire: WebSocket, socket: Duplex): void => {
    const connection = new Connection(hall, {
      send(text) {
        if (wire.readyState !== wire.OPEN) return;
        if (wire.bufferedAmount > MOST_BUFFERED) {
          hall.metrics.cut.inc({ why: 'slow' });
          return wire.terminate();
        }
        gather(socket);
        wire.send(text);
      },
      close(code, why) {
        wire.close(code, why);
        setTimeout(() => wire.terminate(), GO_WITHIN).unref();
      },
    });
    wire.on('message', (data: Buffer, isBinary: boolean) => {
      if (isBinary) return connection.cut(1003, 'binary');
      void connection.receive(data.toString());
    });
    wire.on('pong', () => waiting.delete(wire));
    wire.on('error', () => {}); // 'close' follows
    const greeting = setTimeout(() => connection.player ?? connection.cut(1008, 'notHello'), helloWithin).unref();
    wire.on('close', () => {
      clearTimeout(greeting);
      connection.close();
    });
  };
  /** Who has not answered the last ping is gone. Some every second: all at once would make everybody wait. */
  let round = wires.clients.values();
  const pinger = setInterval(() => {
    for (let left = Math.ceil((wires.clients.size * PING_STEP) / PING_EVERY); left > 0; left--) {
      const { done, value: wire } = round.next();
      if (done) {
        round = wires.clients.values();
        return;
      }
      if (waiting.has(wire)) wire.terminate();
      else {
        waiting.add(wire);
        wire.ping();
      }
    }
  }, PING_STEP);
  pinger.unref();
  server.on('upgrade', upgrade);

  return {
    async close(backIn) {
      clearInterval(pinger);
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
