/** The connection to the server: one socket, opened when somebody needs it and opened again when it breaks. */
import { type Asks, type Gets, PROTOCOL, type Push, type Refusal, type Request, type ServerMessage, type Sought } from '@peerless/protocol';
import { effect, signal } from '@preact/signals';
import { isAway, watchAttention } from './attention.ts';
import { arrive, disown, me, Refused } from './me.ts';
import { type Pulse, pulse } from './pulse.ts';

export type LineState = 'idle' | 'connecting' | 'open' | 'broken' | 'oldPage';
export const state = signal<LineState>('idle');
/** Why the server did not let this page in, if it has said so; it is tried again. */
export const turnedAway = signal<Refusal | null>(null);
export const blocked = signal<ReadonlySet<string>>(new Set());
/** What the player looks for on the server, also while no page is open. */
export const standing = signal<Sought | null>(null);
/** The server's clock against this device's, in milliseconds. */
export const clockAhead = signal(0);

const FIRST_WAIT = 300;
const LONGEST_WAIT = 10_000;

interface Open {
  request: Request;
  resolve(result: unknown): void;
  reject(problem: Error): void;
}
let socket: WebSocket | undefined;
let alive: Pulse | undefined;
let users = 0;
let number = 0;
let wait = FIRST_WAIT;
let timer: ReturnType<typeof setTimeout> | undefined;
const open = new Map<number, Open>();
const hearers = new Set<(push: Push) => void>();
/** Whoever looks at something says so again when the connection is back. */
const returning = new Set<() => void>();
const ready: (() => void)[] = [];

const address = (): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/socket`;

async function connect(): Promise<void> {
  clearTimeout(timer);
  watchAttention();
  state.value = 'connecting';
  try {
    const { key } = await arrive();
    const wire = new WebSocket(address());
    socket = wire;
    alive = pulse(() => feel(wire), giveUp);
    wire.onopen = () => void greet(wire, key);
    wire.onmessage = ({ data }) => {
      alive?.beat();
      hear(JSON.parse(data as string) as ServerMessage);
    };
    wire.onclose = () => wire === socket && broken();
  } catch (problem) {
    hearWhy(problem);
    broken();
  }
}
/** What the server has said about it; nothing, if it could not be reached. */
function hearWhy(problem: unknown): void {
  turnedAway.value = problem instanceof Refused && problem.why !== 'busy' ? problem.why : null;
}
async function greet(wire: WebSocket, key: string): Promise<void> {
  try {
    const { player, blocked: others, seeking, now } = await send(wire, 'hello', { key, protocol: PROTOCOL });
    me.value = player;
    blocked.value = new Set(others);
    clockAhead.value = now - Date.now();
    standing.value = seeking;
    turnedAway.value = null;
    toldAway = false;
    state.value = 'open';
    wait = FIRST_WAIT;
    for (const again of [...returning]) again();
    for (const go of ready.splice(0)) go();
  } catch (problem) {
    if (problem instanceof Refused && problem.why === 'oldPage') state.value = 'oldPage';
    else if (problem instanceof Refused && problem.why === 'unknownKey') disown(key);
    else hearWhy(problem);
    wire.close();
  }
}
/** Any word will do; a connection that is not even open has none. */
const feel = (wire: WebSocket): void => {
  if (wire.readyState === WebSocket.OPEN) send(wire, 'ping', {}).catch(() => {});
};
/** A connection that hangs in the air would be noticed by the browser minutes later. */
function giveUp(): void {
  const lost = socket;
  if (!lost) return;
  broken();
  lost.close();
}
function broken(): void {
  alive?.stop();
  socket = undefined;
  for (const { reject } of open.values()) reject(new Refused('busy'));
  open.clear();
  if (!users || state.value === 'oldPage') {
    if (!users) state.value = 'idle';
    return;
  }
  state.value = 'broken';
  timer = setTimeout(() => void connect(), wait * (0.5 + Math.random()));
  wait = Math.min(LONGEST_WAIT, wait * 2);
}
function hear(message: ServerMessage): void {
  if (!('n' in message)) {
    for (const each of [...hearers]) each(message);
    return;
  }
  const waiting = open.get(message.n);
  open.delete(message.n);
  if ('no' in message) waiting?.reject(new Refused(message.no, message.detail));
  else waiting?.resolve(message.ok);
}
function send<R extends Request>(wire: WebSocket, request: R, asks: Asks<R>): Promise<Gets<R>> {
  return new Promise((resolve, reject) => {
    open.set(++number, { request, resolve: resolve as (result: unknown) => void, reject });
    wire.send(JSON.stringify({ n: number, do: request, ...asks }));
  });
}

/** Asks the server; waits for the connection first. Refused by the server: rejects with Refused. */
export async function request<R extends Request>(name: R, asks: Asks<R>): Promise<Gets<R>> {
  if (state.value !== 'open') await new Promise<void>((resolve) => ready.push(resolve));
  return send(socket!, name, asks);
}
/** Hears what the server says by itself, until the returned function is called; `again` is called whenever the connection is (back) up. */
export function listen(heard: (push: Push) => void, again: () => void): () => void {
  users++;
  hearers.add(heard);
  returning.add(again);
  if (state.value === 'open') again();
  else if (users === 1 && state.value !== 'connecting') void connect();
  return () => {
    hearers.delete(heard);
    returning.delete(again);
    if (--users) return;
    clearTimeout(timer);
    // The next screen may want it at once.
    timer = setTimeout(() => {
      if (!users) socket?.close();
    }, 5_000);
  };
}
/** What the server believes of a connection that has said nothing. */
let toldAway = false;
effect(() => {
  if (state.value !== 'open' || isAway.value === toldAway) return;
  toldAway = isAway.value;
  void send(socket!, 'away', { on: toldAway }).catch(() => {});
});
addEventListener('offline', giveUp);
// Back from sleep or a tunnel: at once, not after the wait.
addEventListener('online', () => {
  if (users && state.value === 'broken') void connect();
});
