/** The door: connections before they have said what they want. Whoever takes too long, or comes too often at once, is shown out. */
import type { Server, ServerOptions } from 'node:http';
import type { Duplex } from 'node:stream';
import { counts, household } from '../limits/limits.ts';

export interface DoorOptions {
  /** Connections at once from one address, of whatever kind; null where a proxy stands before the server and all come from there. */
  mostFromOne: number | null;
  most: number;
}

/** Whatever comes, goes or waits for so long: nobody is there any more. */
const SILENCE = 30_000;
/** How often it is looked at who takes too long, in the time they have. */
const LOOKS = 5;

/** Milliseconds in which a request has to be said; one with a body, in twice that. */
export const timesFor = (headersWithin: number): ServerOptions => ({
  headersTimeout: headersWithin,
  requestTimeout: 2 * headersWithin,
  connectionsCheckingInterval: headersWithin / LOOKS,
});

/** Says why, and does not wait for an answer. */
export function turnAway(socket: Duplex, status: string): void {
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

export function guardDoor(server: Server, { mostFromOne, most }: DoorOptions): void {
  server.maxConnections = most;
  server.timeout = SILENCE;
  if (mostFromOne === null) return;
  const here = counts(mostFromOne);
  server.on('connection', (socket) => {
    const from = household(socket.remoteAddress ?? '');
    if (!here.enter(from)) return turnAway(socket, '429 Too Many Requests');
    socket.once('close', () => here.leave(from));
  });
}
