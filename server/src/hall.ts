/** Everything that a process needs to host games for people: its parts, put together. */
import { randomUUID } from 'node:crypto';
import type { Lobby, Push, RatingChange } from '@peerless/protocol';
import { rematchOf } from './again.ts';
import { type Allowances, allowances } from './allowances.ts';
import { type Budget, budget } from './budget.ts';
import type { Bus } from './bus/bus.ts';
import { type Computers, computers } from './computers.ts';
import { type Connections, connections } from './connections.ts';
import type { Job, Jobs } from './jobs/jobs.ts';
import { type Later, later } from './later.ts';
import { type Lines, lines } from './lines.ts';
import { lobby } from './lobby.ts';
import type { Log } from './log.ts';
import { matchAll, optionsFor, SEEN_EVERY } from './matching.ts';
import { type Metrics, metrics } from './metrics.ts';
import { type People, people } from './people.ts';
import { type Presence, presence } from './presence.ts';
import { rate } from './ratings.ts';
import { type Seating, seating } from './seating.ts';
import { type Stated, states } from './stated.ts';
import type { Result, Store, Waiting } from './store/store.ts';
import { Refused } from './table/decide.ts';
import { hasResult } from './table/due.ts';
import { byLot, type Lot } from './table/lot.ts';
import { type Around, isThere } from './table/shown.ts';
import { isOut, playersAt, type Table, winnersOf } from './table/table.ts';
import { SECRET_LOT, type Tables, tables } from './tables.ts';
import { QUICK_ONES, type Room, type Think } from './thinking.ts';
import type { Turns } from './turns/turns.ts';

export interface Parts {
  store: Store;
  bus: Bus;
  jobs: Jobs;
  turns: Turns;
  think: Think;
  /** By default as for two threads, one of which thinks about quick ones alone. */
  room?: Room;
  now(): number;
  /** Resolves after so many milliseconds. */
  wait?(milliseconds: number): Promise<void>;
  /** A clock that never goes back, for limits; the machine's own by default. */
  steady?(): number;
  log: Log;
  /** That one connection may send, if they are light; see weights.ts. */
  messagesPerSecond: number;
  /** Secret by default. */
  lot?: Lot;
}
export interface Hall extends Parts {
  steady(): number;
  budget: Budget;
  allowances: Allowances;
  seating: Seating;
  tables: Tables;
  computers: Computers;
  people: People;
  presence: Presence;
  lines: Lines;
  metrics: Metrics;
  /** What could not be done, though it should have been, is logged and counted. */
  failed(what: 'job' | 'task' | 'request' | 'http', problem: unknown, about?: Record<string, string>): void;
  /** Everybody connected to this process. */
  connections: Connections;
  /** To all devices of a player, on every process. */
  tell(player: string, push: Push): void;
  /** A player's card, blocks or keys have changed, or there is no such player any more: all their connections, on every process, learn of it. */
  renew(player: string): Promise<void>;
  around(table: Table): Promise<Around>;
  /** Tells the state of a table as soon as it is free. */
  stated(table: string, tell: (state: Stated) => void): Promise<void>;
  later: Later;
  lobby(): Promise<Lobby>;
  /** Looks for players to bring together, now. */
  matchSoon(): void;
  close(): Promise<void>;
}

const LOBBY_EVERY = 1_000;
const MATCH_EVERY = 1_000;
const WAITS_EVERY = 1_000;
const DUE_EVERY = 5_000;
const CATCH_UP_EVERY = 10_000;

export function hall(parts: Parts): Hall {
  const {
    store,
    bus,
    jobs,
    turns,
    think,
    room = { quick: QUICK_ONES, slow: 1 },
    now,
    steady = () => performance.now(),
    wait = after,
    log,
    lot = SECRET_LOT,
  } = parts;
  const self = randomUUID();
  const connected = connections();
  const measured = metrics({ connections: () => connected.size, tables: () => games.size, waiting: () => opponents.waiting });
  const fail: Hall['failed'] = (what, problem, about) => {
    measured.failures.inc({ what });
    log('failed', { ...about, problem: (problem as Error).message });
  };
  const failed = (problem: unknown): void => fail('task', problem);
  const games = tables({
    store,
    bus,
    jobs,
    now,
    steady,
    meet: (players) => folk.lookUp(players),
    onAnswer: () => measured.answers.inc(),
    onChange: (table) => opponents.changed(table),
    lot,
  });
  const opponents = computers({
    tables: games,
    turns,
    bus,
    think,
    room,
    now,
    wait,
    isLookedAt: (table) => connected.at(table).length > 0,
    tell(table, ahead) {
      for (const connection of connected.at(table)) connection.look(table)?.showWait(ahead);
    },
    failed: (problem, table) => (table === undefined ? failed(problem) : fail('job', problem, { job: 'think', table })),
  });
  const folk = people(store, bus, now);
  const here = presence(bus, self, steady);
  const talk = lines(bus);

  const ownDevices = (player: string, push: Push): void => {
    const text = JSON.stringify(push);
    for (const connection of connected.of(player)) connection.send(text);
  };
  bus.subscribe('tell', (message) => {
    const { player, push } = JSON.parse(message) as { player: string; push: Push };
    ownDevices(player, push);
  });
  const tell = (player: string, push: Push): void => {
    ownDevices(player, push);
    bus.publish('tell', JSON.stringify({ player, push }));
  };

  const renewHere = async (player: string): Promise<void> => {
    const own = connected.of(player);
    if (!own.length) return;
    const [cards, blocked, keys] = await Promise.all([store.players([player]), store.blocked(player), store.keysOf(player)]);
    for (const connection of own) connection.renew(cards.get(player), blocked, keys);
  };
  const renewAll = async (): Promise<void> => {
    for (const player of new Set([...connected].flatMap((connection) => connection.player?.id ?? []))) await renewHere(player);
  };
  bus.subscribe('renew', (player) => void renewHere(player).catch(failed));

  const around = async (table: Table): Promise<Around> => {
    await folk.lookUp(playersAt(table));
    const ratings: RatingChange[] = table.phase === 'over' && table.options.rated ? await store.changes(table.id) : [];
    return {
      card: folk.card,
      isHere: (player) => here.isHere(table.id, player),
      watchers: here.watchers(table.id),
      ratings,
      rematch: await rematchOf(table, { store, tables: games }),
      now: now(),
    };
  };

  /** A finished game: its result, the ratings that follow from it, and those who look at it told. */
  const finish = async (id: string): Promise<void> => {
    const result = await games.read(id, (table) => resultOf(table));
    if (!result || !(await store.finish(result, (before) => rate(result, before)))) return;
    log('finished', { table: id, pool: result.pool, rated: result.rated });
    rated(id);
    bus.publish('rated', id);
  };
  const rated = (id: string): void => {
    for (const connection of connected.at(id)) void connection.look(id)?.showState().catch(failed);
  };
  bus.subscribe('rated', rated);

  const work = async (job: Job): Promise<void> => {
    try {
      if (job.kind === 'finish') return await finish(job.table);
      await games.due(job.table);
      // A computer player that has been left alone for long goes on.
      await opponents.attend(job.table);
    } catch (problem) {
      // Somebody was quicker, which is as good.
      if (!(problem instanceof Refused)) throw problem;
    }
  };
  jobs.work(work, ({ kind, table }, problem) => fail('job', problem, { job: kind, table }));
  /** What was due while nobody was there, or whose job was lost. */
  const lookForDue = async (): Promise<void> => {
    for (const { table, due } of await store.dueTables(now() + DUE_EVERY, 1000)) jobs.at(due, { kind: 'due', table });
  };

  const seat = async (group: Waiting[]): Promise<void> => {
    const order = byLot(
      group.map(({ player }) => player),
      lot.random,
    );
    const options = optionsFor(group[0], order.length);
    const offers = order.map((player) => ({ kind: 'reserved' as const, for: player }));
    const id = await games.create(
      order[0],
      options,
      offers,
      order.map((player, number) => ({ seat: number, player })),
    );
    for (const player of order) tell(player, { seated: id });
  };
  const seats = seating(store);
  let isMatching = false;
  const match = async (): Promise<void> => {
    if (isMatching) return;
    isMatching = true;
    try {
      await matchAll(store, seats.alone, seat, now());
    } finally {
      isMatching = false;
    }
  };
  const seeSeekers = async (): Promise<void> => {
    const seen = (await store.seeking()).flatMap(({ player }) => (connected.of(player).length ? [player] : []));
    if (seen.length) await store.stillSeeking(seen, now());
  };

  const pasts = later(store, games, now);
  const foyer = lobby({ store, bus, tables: games, around, watchers: here.watchers });
  let shown = '';
  const showLobby = async (): Promise<void> => {
    const looking = [...connected].filter(({ isInLobby }) => isInLobby);
    if (!looking.length) return;
    const text = JSON.stringify({ lobby: await foyer() });
    for (const connection of looking) if (text !== shown || !connection.hasLobby) connection.showLobby(text);
    shown = text;
  };

  /** Whatever is done again and again goes on after a failure. */
  const every = (milliseconds: number, task: () => Promise<unknown>): NodeJS.Timeout =>
    setInterval(() => void task().catch(failed), milliseconds).unref();
  const timers = [
    every(LOBBY_EVERY, showLobby),
    every(MATCH_EVERY, match),
    every(SEEN_EVERY, seeSeekers),
    every(DUE_EVERY, lookForDue),
    every(DUE_EVERY, async () => opponents.renew()),
    every(WAITS_EVERY, opponents.tellWaits),
    every(CATCH_UP_EVERY, async () => bus.isAlone || games.catchUp()),
    every(LOBBY_EVERY, async () => bus.share('online', connected.players)),
  ];
  bus.onGap(() => void Promise.all([games.catchUp(), renewAll()]).catch(failed));
  void lookForDue().catch(failed);

  const own: Hall = {
    ...parts,
    steady,
    budget: budget(parts.messagesPerSecond, steady),
    allowances: allowances(parts.messagesPerSecond, steady),
    seating: seats,
    tables: games,
    computers: opponents,
    people: folk,
    presence: here,
    lines: talk,
    metrics: measured,
    failed: fail,
    connections: connected,
    tell,
    async renew(player) {
      bus.publish('renew', player);
      await renewHere(player);
    },
    around,
    stated: states(games, around),
    later: pasts,
    lobby: foyer,
    matchSoon: () => void match().catch(failed),
    async close() {
      for (const timer of timers) clearInterval(timer);
      here.close();
      await opponents.close();
      pasts.close();
      await jobs.close();
      games.close();
      await bus.close();
      await store.close();
    },
  };
  const showPresence = ({ id, seats }: Table): void => {
    const present = seats.map((place) => isThere(place, (player) => here.isHere(id, player)));
    const text = JSON.stringify({ presence: { of: id, here: present, watchers: here.watchers(id) } } satisfies Push);
    for (const connection of connected.at(id)) connection.look(id)?.showPresence(text);
  };
  here.onChange((table) => void games.read(table, showPresence).catch(() => {}));
  return own;
}

const after = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds).unref());

function resultOf(table: Table): Result | null {
  if (!hasResult(table)) return null;
  const hasComputer = table.seats.some(({ kind }) => kind === 'computer');
  return {
    table: table.id,
    pool: hasComputer ? 'bots' : table.options.mode,
    board: table.start!.setup.board,
    ended: table.changed,
    rated: table.options.rated,
    winners: winnersOf(table),
    out: table.seats.flatMap((_, seat) => (isOut(table, seat) ? [seat] : [])),
    seats: table.seats.map((place, seat) => ({
      player: place.kind === 'person' ? place.player : null,
      level: place.kind === 'computer' ? place.level : null,
      hero: table.start!.setup.heroes[seat],
    })),
  };
}
