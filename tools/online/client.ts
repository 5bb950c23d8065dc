/** A player over a real socket, as light as can be: for load, chaos and fuzz. */
import {
  type Asks,
  FRIENDLY_DUEL,
  type Gets,
  type Pace,
  PROTOCOL,
  type Push,
  type Request,
  type ServerMessage,
  type StandingAnswer,
  type TableOptions,
} from '@peerless/protocol';
import { WebSocket } from 'ws';

export const QUICK: TableOptions = { ...FRIENDLY_DUEL, heroes: 'random' };
/** None of them runs out while a driver plays. */
export const PATIENT_PACES = ['none', 'twenty', 'threeDays'] as const satisfies readonly Pace[];
/** Said beforehand: no card is played in defense. */
export const UNDEFENDED: StandingAnswer[] = [{ by: null, on: null, card: null }];

export class NotNow extends Error {
  readonly why: string;
  constructor(request: string, why: string, detail = '') {
    super(`${request}: ${why} ${detail}`);
    this.why = why;
  }
}

export interface Client {
  player: string;
  ask<R extends Request>(request: R, asks: Asks<R>): Promise<Gets<R>>;
  close(): void;
  /** As if the line broke. */
  tear(): void;
  readonly bytes: number;
  readonly isOpen: boolean;
}
export interface Player {
  id: string;
  key: string;
}
export async function newPlayer(url: string): Promise<Player> {
  const response = await fetch(new URL('api/players', url), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  });
  if (!response.ok) throw new Error(`no new player: ${response.status} ${await response.text()}`);
  return (await response.json()) as Player;
}

/** Where sockets are, from an address of this machine or the usual one. */
export const dial = (url: string, localAddress?: string): WebSocket =>
  new WebSocket(new URL('socket', url.replace(/^http/, 'ws')), { perMessageDeflate: false, localAddress });

export function connect(
  url: string,
  { id, key }: Player,
  hear: (push: Push) => void,
  ended: () => void = () => {},
  localAddress?: string,
): Promise<Client> {
  return new Promise((resolve, reject) => {
    const wire = dial(url, localAddress);
    const open = new Map<number, { request: string; resolve(result: never): void; reject(problem: Error): void }>();
    let n = 0;
    let bytes = 0;
    const client: Client = {
      player: id,
      ask: (request, asks) =>
        new Promise((found, refused) => {
          if (wire.readyState !== WebSocket.OPEN) return refused(new NotNow(request, 'broken'));
          open.set(++n, { request, resolve: found as never, reject: refused });
          wire.send(JSON.stringify({ n, do: request, ...asks }));
        }),
      close: () => wire.close(),
      tear: () => wire.terminate(),
      get bytes() {
        return bytes;
      },
      get isOpen() {
        return wire.readyState === WebSocket.OPEN;
      },
    };
    wire.on('message', (data: Buffer) => {
      bytes += data.length;
      const message = JSON.parse(data.toString()) as ServerMessage;
      if (!('n' in message)) return hear(message);
      const waiting = open.get(message.n);
      open.delete(message.n);
      if ('no' in message) waiting?.reject(new NotNow(waiting.request, message.no, message.detail));
      else waiting?.resolve(message.ok as never);
    });
    wire.on('open', () => client.ask('hello', { key, protocol: PROTOCOL }).then(() => resolve(client), reject));
    wire.on('error', reject);
    wire.on('close', () => {
      for (const { request, reject: broken } of open.values()) broken(new NotNow(request, 'broken'));
      open.clear();
      ended();
    });
  });
}
