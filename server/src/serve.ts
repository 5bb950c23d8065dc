/** A server process: the page, the sockets, and the games behind them. */
import type { IncomingMessage, Server } from 'node:http';
import { serve as listen } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono } from 'hono';
import { addressesFor, hostInUrl, isEverywhere, isLoopback } from './addresses.ts';
import { localBus } from './bus/local.ts';
import { redisBus } from './bus/redis.ts';
import { api } from './door/api.ts';
import { guardDoor, timesFor } from './door/door.ts';
import { guarded, page } from './door/page.ts';
import { paying } from './door/paying.ts';
import { referenceRoutes } from './door/reference.ts';
import { sockets } from './door/sockets.ts';
import { openOffice } from './governing/office.ts';
import { type Hall, hall } from './hall.ts';
import { bullmqJobs } from './jobs/bullmq.ts';
import { localJobs } from './jobs/local.ts';
import { household } from './limits/limits.ts';
import { ASKED, MEASURED, PAGE } from './limits/weights.ts';
import { type Log, noLog } from './log.ts';
import type { WeekMinute } from './meeting/club.ts';
import { lockedStore } from './store/lock.ts';
import { postgresStore } from './store/postgres.ts';
import { passingStore } from './store/sqlite.ts';
import { type Room, type Think, thinkHere } from './tables/thinking.ts';
import { localTurns } from './turns/local.ts';
import { redisTurns } from './turns/redis.ts';
import { within } from './within.ts';

export interface ServeOptions {
  /** The built page. */
  folder: string;
  port: number;
  host: string;
  /** File of the embedded store; absent: one that is gone when the process stops. */
  file?: string;
  /** Instead of the embedded store and bus: any number of processes may share these. */
  postgres?: string;
  redis?: string;
  /** The address that players see, where a proxy stands before the server. */
  origin?: string;
  /** Instead of those of the usual browsers: whom browsers may be told by. */
  pushServices?: readonly string[];
  /** How many proxies stand before the server and say who asks. */
  proxies?: number;
  /** Sockets at once, of one address and of all. */
  socketsFromOne?: number;
  sockets?: number;
  /** When people who look for opponents come together, every week; announced on the page. */
  clubHours?: readonly WeekMinute[];
  /** New players an hour from one address. */
  newPlayers?: number;
  /** Seconds that a game has to last to be rated. */
  ratedSeconds?: number;
  /** Messages that one socket may send. */
  messagesPerSecond?: number;
  /** Milliseconds in which a socket has to say who is there, and a connection what it wants. */
  helloWithin?: number;
  headersWithin?: number;
  think?: Think;
  room?: Room;
  log?: Log;
  now?: () => number;
  steady?: () => number;
}
export interface Serving {
  url: string;
  /** Where others find it; empty where only this machine does. */
  addresses: string[];
  hall: Hall;
  /** Tells clients when to come back, finishes what was begun, and ends. */
  stop(backIn?: number): Promise<void>;
}

const DEFAULTS = {
  proxies: 0,
  socketsFromOne: 200,
  sockets: 20_000,
  newPlayers: 100,
  ratedSeconds: 60,
  messagesPerSecond: 30,
  helloWithin: 10_000,
  headersWithin: 10_000,
};
/** Connections for every socket: those of the page beside it. */
const CONNECTIONS = 2;
const BACK_IN = 3_000;
const READY_WITHIN = 5_000;

/** Serves until it is stopped; port 0 takes any free one. */
export async function serve(given: ServeOptions): Promise<Serving> {
  const options = { ...DEFAULTS, ...given };
  if (Boolean(options.postgres) !== Boolean(options.redis))
    throw new Error('several processes need both: --postgres for the games and --redis for the messages between them');
  const log = options.log ?? noLog;
  const own = hall({
    store: options.postgres ? await postgresStore(options.postgres) : await (options.file ? lockedStore(options.file) : passingStore()),
    bus: options.redis ? await redisBus(options.redis) : localBus(),
    jobs: options.redis ? await bullmqJobs(options.redis) : localJobs(),
    turns: options.redis ? redisTurns(options.redis) : localTurns(options.now),
    think: options.think ?? thinkHere,
    room: options.room,
    now: options.now ?? Date.now,
    steady: options.steady,
    pushServices: options.pushServices,
    contact: options.origin?.startsWith('https:') ? options.origin : undefined,
    log,
    messagesPerSecond: options.messagesPerSecond,
    clubHours: options.clubHours,
    leastTime: options.ratedSeconds * 1000,
  });
  const office = await officeFor(options, own);
  let addresses: string[] = [];
  const { server, port } = await listening(
    app(options, own, () => addresses),
    options,
  ).catch(async (problem) => {
    await office?.close();
    await own.close();
    throw problem;
  });
  addresses = options.origin ? [options.origin] : addressesFor(options.host, port);
  guardDoor(server, {
    mostFromOne: options.proxies ? null : CONNECTIONS * options.socketsFromOne,
    most: CONNECTIONS * options.sockets,
  });
  const wires = sockets(server, own, {
    origin: options.origin ?? null,
    mostFromOne: options.socketsFromOne,
    most: options.sockets,
    address: (request) => household(addressOf(request, options.proxies)),
    helloWithin: options.helloWithin,
  });
  log('serving', { host: options.host, port, store: options.postgres ? 'postgres' : 'sqlite' });
  return {
    url: `http://${hostInUrl(isEverywhere(options.host) ? '127.0.0.1' : options.host)}:${port}/`,
    addresses,
    hall: own,
    async stop(backIn = BACK_IN) {
      log('stopping');
      await office?.close();
      const closed = new Promise<void>((done) => server.close(() => done()));
      await wires.close(backIn);
      server.closeAllConnections();
      await closed;
      await own.close();
      log('stopped');
    },
  };
}

/** Where the data is in a folder, operators reach the server by it. */
async function officeFor({ file, postgres }: ServeOptions, own: Hall): Promise<{ close(): Promise<void> } | null> {
  if (!file || postgres) return null;
  return openOffice(own, file).catch(async (problem) => {
    await own.close();
    throw problem;
  });
}

function app(options: ServeOptions & typeof DEFAULTS, own: Hall, addresses: () => readonly string[]): Hono {
  const all = new Hono();
  const address = (context: Context): string =>
    household(forwarded(context.req.header('x-forwarded-for'), options.proxies) ?? getConnInfo(context).remote.address ?? '');
  all.use(guarded(options.folder));
  all.use(
    paying({
      budget: own.budget,
      address,
      weight: (path) => (path.startsWith('/api/') ? ASKED : path === '/metrics' || path === '/ready' ? MEASURED : PAGE),
      refuse: (context) =>
        context.req.path.startsWith('/api/')
          ? context.json({ no: 'tooMany' }, 429)
          : context.text('That was too much at once. Try again in a moment.', 429),
    }),
  );
  all.get('/health', (context) => context.text('ok'));
  // However many ask, it is looked at once.
  let checking: Promise<unknown> | undefined;
  all.get('/ready', async (context) => {
    checking ??= own.store.check().finally(() => {
      checking = undefined;
    });
    try {
      await within(READY_WITHIN, 'the server', checking);
      const lost = own.strain.said();
      return context.text(lost ? `ready, but slower: ${lost}` : 'ready');
    } catch (problem) {
      return context.text(`not ready: ${(problem as Error).message}`, 503);
    }
  });
  all.get('/api/club', (context) => context.json(own.announced.all()));
  // Of the network behind it nobody learns but whoever sits at the machine.
  all.get('/api/addresses', (context) => {
    const from = getConnInfo(context).remote.address ?? '';
    const isOwn = isLoopback(from.replace('::ffff:', '')) && isLoopback(new URL(context.req.url).hostname);
    return context.json(isOwn && !options.proxies ? addresses() : []);
  });
  all.get('/metrics', async (context) => context.text(await own.metrics.text()));
  all.route('/', referenceRoutes());
  all.route('/api', api(own, { newPlayers: options.newPlayers, address }));
  all.all('/api/*', (context) => context.json({ no: 'malformed', detail: 'there is nothing of that name' }, 404));
  all.route('/', page(options.folder, options.origin));
  return all;
}

/** The last proxy adds the address it was asked from; what stands before it anybody can write. */
function forwarded(header: string | undefined, proxies: number): string | undefined {
  return proxies ? header?.split(',').at(-proxies)?.trim() : undefined;
}
const addressOf = ({ headers, socket }: IncomingMessage, proxies: number): string =>
  forwarded([headers['x-forwarded-for']].flat().join(',') || undefined, proxies) ?? socket.remoteAddress ?? '';

function listening(
  { fetch }: Hono,
  { port, host, headersWithin }: ServeOptions & typeof DEFAULTS,
): Promise<{ server: Server; port: number }> {
  return new Promise((resolve, reject) => {
    const server = listen({ fetch, port, hostname: host, serverOptions: timesFor(headersWithin) }, ({ port: taken }) =>
      resolve({ server: server as Server, port: taken }),
    );
    server.on('error', (problem: NodeJS.ErrnoException) =>
      reject(problem.code === 'EADDRINUSE' ? new Error(`port ${port} is in use; another one: npm start -- --port ${port + 1}`) : problem),
    );
  });
}
