/** Everything that a process needs to host games for people: its parts, put together. */
import { randomUUID } from 'node:crypto';
import { type Around, LEAST_TIME, type Lot, type Table } from '@peerless/host';
import type { Lobby } from '@peerless/protocol';
import type { Bus } from './bus/bus.ts';
import { type Degrading, degrading } from './degrading.ts';
import type { Jobs } from './jobs/jobs.ts';
import { localJobs } from './jobs/local.ts';
import { jobsWithout } from './jobs/without.ts';
import { type Allowances, allowances } from './limits/allowances.ts';
import { type Budget, budget } from './limits/budget.ts';
import type { Log } from './log.ts';
import { type Announced, announced } from './meeting/announced.ts';
import { aroundTables } from './meeting/around.ts';
import type { WeekMinute } from './meeting/club.ts';
import { goOnHoliday } from './meeting/holidays.ts';
import { lobby, lobbyNews } from './meeting/lobby.ts';
import { SEEN_EVERY } from './meeting/matching.ts';
import { type Matchmaker, matchmaker } from './meeting/matchmaker.ts';
import { type Metrics, metrics } from './metrics.ts';
import { type Folk, folk, LOOK_EVERY } from './people/folk.ts';
import { type Lines, lines } from './people/lines.ts';
import { type People, people } from './people/people.ts';
import { type Presence, presence } from './people/presence.ts';
import { type Seating, seating } from './people/seating.ts';
import { standings } from './people/standings.ts';
import type { Store } from './store/store.ts';
import { type Computers, computers } from './tables/computers.ts';
import { type Connections, connections } from './tables/connections.ts';
import { type Devices, devices } from './tables/devices.ts';
import { DUE_EVERY, duties } from './tables/duties.ts';
import { finishing } from './tables/finishing.ts';
import { type Later, later } from './tables/later.ts';
import { onlookers } from './tables/onlookers.ts';
import { type Stated, states } from './tables/stated.ts';
import { stirring } from './tables/stirring.ts';
import { SECRET_LOT, type Tables, tables } from './tables/tables.ts';
import { QUICK_ONES, type Room, type Think } from './tables/thinking.ts';
import { noticesOf } from './telling/notices.ts';
import { notifying } from './telling/notifying.ts';
import { type PushService, pushService } from './telling/push-service.ts';
import { localTurns } from './turns/local.ts';
import type { Turns } from './turns/turns.ts';
import { turnsWithout } from './turns/without.ts';

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
  /** When people who look for opponents come together, every week. */
  clubHours?: readonly WeekMinute[];
  /** What a rated game has to last, in milliseconds; a minute by default. */
  leastTime?: number;
  /** That one connection may send, if they are light; see weights.ts. */
  messagesPerSecond: number;
  /** Secret by default. */
  lot?: Lot;
  /** Whom browsers may be told by, and whom these may turn to; see push-service.ts. */
  pushServices?: readonly string[];
  contact?: string;
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
  folk: Folk;
  lines: Lines;
  metrics: Metrics;
  /** What is away that helps. */
  strain: Degrading;
  /** What could not be done, though it should have been, is logged and counted. */
  failed(what: 'job' | 'task' | 'request' | 'http', problem: unknown, about?: Record<string, string>): void;
  /** Everybody connected to this process. */
  connections: Connections;
  pushService: PushService;
  tell: Devices['tell'];
  renew: Devices['renew'];
  around(table: Table): Promise<Around>;
  /** Tells the state of a table as soon as it is free. */
  stated(table: string, tell: (state: Stated) => void): Promise<void>;
  later: Later;
  lobby(): Promise<Lobby>;
  announced: Announced;
  /** Looks for players to bring together, now. */
  matchSoon(): void;
  seatTogether: Matchmaker['seat'];
  close(): Promise<void>;
}

const STRAIN_EVERY = 2_000;
const LOBBY_EVERY = 1_000;
const MATCH_EVERY = 1_000;
const WAITS_EVERY = 1_000;
const CATCH_UP_EVERY = 10_000;

export function hall(parts: Parts): Hall {
  const {
    store,
    bus,
    room = { quick: QUICK_ONES, slow: 1 },
    now,
    steady = () => performance.now(),
    wait = after,
    log,
    leastTime = LEAST_TIME,
    lot = SECRET_LOT,
  } = parts;
  const connected = connections();
  const measured = metrics({ connections: () => connected.size, tables: () => games.size, waiting: () => opponents.waiting });
  const strain = degrading({ helpers: { bus, jobs: parts.jobs, turns: parts.turns }, metrics: measured, log, steady });
  // Alone there is nothing to lose.
  const jobs = bus.isAlone ? parts.jobs : jobsWithout(parts.jobs, localJobs(), () => strain.isAway('jobs'));
  const turns = bus.isAlone ? parts.turns : turnsWithout(parts.turns, localTurns(now), () => strain.isAway('turns'));
  const fail: Hall['failed'] = (what, problem, about) => {
    measured.failures.inc({ what });
    log('failed', { ...about, problem: (problem as Error).message });
  };
  const failed = (problem: unknown): void => fail('task', problem);

  const known = people(store, bus, now);
  const news = announced({ store, bus, weekly: parts.clubHours ?? [], now, failed });
  const self = randomUUID();
  const here = presence(bus, self, steady);
  const present = folk({ bus, connections: connected, self, steady });
  const audience = onlookers(connected, here);
  const { tell, renew, renewAll } = devices({ store, bus, connections: connected, now, failed });
  const games = tables({
    store,
    bus,
    jobs,
    now,
    steady,
    meet: known.lookUp,
    onAnswer: () => measured.answers.inc(),
    // Whoever looks at the page elsewhere is led to a table that is new.
    notices: (table, before, at) =>
      noticesOf(table, before, (player) => here.sees(table.id, player) || (before === null && present.isHere(player)), at),
    onSit: (table, player) => void goOnHoliday({ store, tables: games, now }, table, player).catch(failed),
    onStir: stirring({ connections: connected, presence: here, tell }),
    onChange: (table) => opponents.changed(table),
    lot,
  });
  const opponents = computers({
    tables: games,
    turns,
    bus,
    think: parts.think,
    room,
    now,
    wait,
    isLookedAt: audience.areAt,
    tell: audience.showWait,
    failed: (problem, table) => (table === undefined ? failed(problem) : fail('job', problem, { job: 'think', table })),
  });
  here.onChange((table) => void games.read(table, audience.showPresence).catch(() => {}));
  const service = pushService({ store, services: parts.pushServices, contact: parts.contact });
  const around = aroundTables({ store, tables: games, people: known, standings: standings(store, steady), presence: here, leastTime, now });
  const showState = (table: string): void => void audience.showState(table).catch(failed);
  const lookForDue = duties({
    store,
    jobs,
    tables: games,
    computers: opponents,
    finish: finishing({ store, bus, tables: games, log, leastTime, showState }),
    notify: notifying({ store, tables: games, people: known, presence: here, service, pushes: measured.pushes, now }),
    failed: (problem, about) => fail('job', problem, about),
    now,
  });
  const seats = seating(store);
  const matching = matchmaker({
    store,
    tables: games,
    people: known,
    seating: seats,
    connections: connected,
    tell,
    random: lot.random,
    now,
  });
  const pasts = later(store, games, now);
  const online = countedBy(bus, strain, connected);
  const club = news.all;
  const foyer = lobby({ store, bus: online, tables: games, people: known, around, watchers: here.watchers, folk: present, club, now });

  /** Whatever is done again and again goes on after a failure. */
  const every = (milliseconds: number, task: () => Promise<unknown>): NodeJS.Timeout =>
    setInterval(() => void task().catch(failed), milliseconds).unref();
  const timers = [
    every(STRAIN_EVERY, strain.look),
    every(LOBBY_EVERY, lobbyNews(connected, foyer)),
    every(LOOK_EVERY, async () => present.look()),
    every(MATCH_EVERY, matching.match),
    every(SEEN_EVERY, matching.seeSeekers),
    every(DUE_EVERY, lookForDue),
    every(DUE_EVERY, async () => opponents.renew()),
    every(WAITS_EVERY, opponents.tellWaits),
    every(CATCH_UP_EVERY, news.load),
    every(CATCH_UP_EVERY, async () => bus.isAlone || games.catchUp()),
    every(LOBBY_EVERY, async () => bus.share('online', connected.players)),
  ];
  bus.onGap(() => void Promise.all([games.catchUp(), renewAll()]).catch(failed));
  for (const begin of [lookForDue, news.load]) void begin().catch(failed);

  return {
    ...parts,
    jobs,
    turns,
    strain,
    announced: news,
    steady,
    budget: budget(parts.messagesPerSecond, steady),
    allowances: allowances(parts.messagesPerSecond, steady),
    seating: seats,
    tables: games,
    computers: opponents,
    people: known,
    presence: here,
    folk: present,
    lines: lines(bus),
    metrics: measured,
    failed: fail,
    connections: connected,
    pushService: service,
    tell,
    renew,
    around,
    stated: states(games, around),
    later: pasts,
    lobby: foyer,
    matchSoon: () => void matching.match().catch(failed),
    seatTogether: matching.seat,
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
}

/** How many are there altogether; those of this process, while nobody else can be asked. */
const countedBy = (bus: Bus, strain: Degrading, connected: Connections) => ({
  shared: async (what: string): Promise<number> =>
    strain.isAway('bus') ? connected.players : bus.shared(what).catch(() => connected.players),
});
const after = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
