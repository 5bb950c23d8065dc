/** A server without sockets: its hall, and players who talk to it through connections in memory. */
import '@peerless/boards';
import { asked, type Choice, choices } from '@peerless/engine';
import '@peerless/heroes';
import { LEAST_ANSWERS, type Lot, type Table } from '@peerless/host';
import {
  type Asks,
  FRIENDLY_DUEL,
  type Gets,
  PROTOCOL,
  type Push,
  type Refusal,
  type Request,
  type ServerMessage,
  type TableOptions,
  type TableState,
} from '@peerless/protocol';
import { localBus } from '../src/bus/local.ts';
import type { Connection } from '../src/door/connection.ts';
import { connect } from '../src/door/requests/all.ts';
import { type Hall, hall, type Parts } from '../src/hall.ts';
import { localJobs } from '../src/jobs/local.ts';
import { noLog } from '../src/log.ts';
import { passingStore } from '../src/store/sqlite.ts';
import type { Tables } from '../src/tables/tables.ts';
import { thinkHere } from '../src/tables/thinking.ts';
import { localTurns } from '../src/turns/local.ts';

export const DUEL: TableOptions = { ...FRIENDLY_DUEL, board: 'marmoreal' };

export async function house(parts: Partial<Parts> = {}): Promise<Hall> {
  return hall({
    store: await passingStore(),
    bus: localBus(),
    jobs: localJobs(),
    turns: localTurns(parts.now),
    think: thinkHere,
    now: Date.now,
    log: noLog,
    messagesPerSecond: 10_000,
    lot: knownLot(),
    ...parts,
  });
}

/** The same games at every run. */
function knownLot(): Lot {
  const roll = dice(1);
  let games = 0;
  return { random: () => roll(1_000_000) / 1_000_000, newSeed: () => (++games).toString(16).padStart(32, '0') };
}

export interface Visitor {
  id: string;
  key: string;
  connection: Connection;
  /** Every byte that was sent to this player. */
  sent: string[];
  pushes: Push[];
  ask<R extends Request>(request: R, asks: Asks<R>): Promise<Gets<R>>;
  /** The refusal that the request meets. */
  refused<R extends Request>(request: R, asks: Asks<R>): Promise<Refusal>;
  /** Waits for something that was or will be pushed. */
  until<T>(found: (pushes: readonly Push[]) => T | undefined | null | false): Promise<T>;
  state(): TableState;
  update(): Extract<Push, { update: unknown }>;
  leave(): void;
}

/** Whoever hears all that visitors are told: in tests, `sound.ts`. */
export const hearers = new Set<(message: ServerMessage, request?: Request) => void>();

let visitors = 0;
export async function visitor(own: Hall, known?: { id: string; key: string }): Promise<Visitor> {
  const { id, key } = known ?? (await own.people.create(`Somebody ${++visitors}`));
  const sent: string[] = [];
  const pushes: Push[] = [];
  const open = new Map<number, { request: Request; resolve(message: ServerMessage): void }>();
  const waiting = new Set<() => void>();
  const connection = connect(own, {
    send(text) {
      sent.push(text);
      const message = JSON.parse(text) as ServerMessage;
      const asked = 'n' in message ? open.get(message.n) : undefined;
      for (const hears of hearers) hears(message, asked?.request);
      if ('n' in message) asked?.resolve(message);
      else pushes.push(message);
      for (const look of [...waiting]) look();
    },
    close: () => connection.close(),
  });
  let n = 0;
  const say = <R extends Request>(request: R, asks: Asks<R>): Promise<ServerMessage> =>
    new Promise((resolve) => {
      open.set(++n, { request, resolve });
      void connection.receive(JSON.stringify({ n, do: request, ...asks }));
    });
  const last = <K extends 'table' | 'update'>(kind: K): Extract<Push, Record<K, unknown>> =>
    pushes.findLast((push) => kind in push) as Extract<Push, Record<K, unknown>>;
  const self: Visitor = {
    id,
    key,
    connection,
    sent,
    pushes,
    async ask(request, asks) {
      const message = await say(request, asks);
      if ('no' in message) throw new Error(`${request}: ${message.no} ${message.detail ?? ''}`);
      return (message as { ok: unknown }).ok as never;
    },
    async refused(request, asks) {
      const message = await say(request, asks);
      if (!('no' in message)) throw new Error(`${request} was not refused`);
      return message.no;
    },
    until: (found) =>
      new Promise((resolve) => {
        const look = (): void => {
          const result = found(pushes);
          if (!result) return;
          waiting.delete(look);
          resolve(result as never);
        };
        waiting.add(look);
        look();
      }),
    state: () => last('table')?.table,
    update: () => last('update'),
    leave: () => connection.close(),
  };
  await self.ask('hello', { key, protocol: PROTOCOL });
  return self;
}

/** Two people at a private table, heroes chosen: the game has begun. */
export async function duel(own: Hall, options: Partial<TableOptions> = {}): Promise<{ table: string; players: [Visitor, Visitor] }> {
  const [a, b] = [await visitor(own), await visitor(own)];
  const { table } = await a.ask('create', { options: { ...DUEL, ...options }, seats: [{ kind: 'open' }, { kind: 'open' }], mine: 0 });
  const { invite } = (await a.ask('open', { table })).table;
  await b.ask('open', { table, invite: invite! });
  await b.ask('sit', { table, seat: 1, invite: invite! });
  await a.ask('pick', { table, hero: 'medusa' });
  await b.ask('pick', { table, hero: 'king-arthur' });
  for (const each of [a, b]) await each.until((pushes) => pushes.some((push) => 'update' in push));
  return { table, players: [a, b] };
}

/** A small generator for tests. */
export function dice(seed: number): (n: number) => number {
  let state = seed * 2 + 1;
  return (n) => {
    state = (state * 48271) % 2147483647;
    return state % n;
  };
}
/** One answer of whoever is asked; true while the game goes on. */
export async function step(table: string, players: readonly Visitor[], roll: (n: number) => number): Promise<boolean> {
  const asked = players.find((player) => player.update().update.answers.length);
  if (!asked) return false;
  const { update, at } = asked.update();
  await asked.ask('answer', { table, at, choice: update.answers[roll(update.answers.length)] as Choice });
  return true;
}
/** Everybody answers until a game may be rated, as far as it goes by answers. */
export async function playLong({ act, read }: Pick<Tables, 'act' | 'read'>, table: string): Promise<void> {
  const isShort = ({ seats, answeredBy }: Table): boolean =>
    seats.some((_, seat) => answeredBy.filter((by) => by === seat).length < LEAST_ANSWERS);
  while (await read(table, isShort)) await act(table, ({ game }) => ({ do: 'answer', seat: asked(game!), choice: choices(game!).at(-1)! }));
}
