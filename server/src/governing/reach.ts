/** Operators reach the server that runs, or else the data itself. */
import { access } from 'node:fs/promises';
import type { Bus } from '../bus/bus.ts';
import { localBus } from '../bus/local.ts';
import { redisBus } from '../bus/redis.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { announced } from '../meeting/announced.ts';
import { people } from '../people/people.ts';
import { lockedStore } from '../store/lock.ts';
import { postgresStore } from '../store/postgres.ts';
import type { Store } from '../store/store.ts';
import { connections } from '../tables/connections.ts';
import { devices } from '../tables/devices.ts';
import { tables } from '../tables/tables.ts';
import { type ActAsks, type ActGives, type ActName, govern, Objection, type Office, type Operator } from './acts.ts';
import { officeOf } from './office.ts';

export interface Place {
  /** Of the embedded store. */
  file: string;
  postgres?: string;
  redis?: string;
}
export async function reach<A extends ActName>(place: Place, act: A, asks: ActAsks<A>, operator: Operator): Promise<ActGives<A>> {
  const running = place.postgres ? null : await officeOf(place.file);
  const done = running ? await running(act, { asks, operator }) : await byOneself(place, (office) => govern(office, act, asks, operator));
  return done as ActGives<A>;
}

/** What is due by it is found in the store by whoever serves it, within seconds or when they start. */
const NO_JOBS: Jobs = { at: () => {}, work: () => {}, check: async () => {}, close: async () => {} };

/** One more process beside those that serve the store, for a moment. */
async function byOneself<T>({ file, postgres, redis }: Place, task: (office: Office) => Promise<T>): Promise<T> {
  if (Boolean(postgres) !== Boolean(redis))
    throw new Objection('several processes share both: --postgres for the games and --redis for the messages between them');
  if (!postgres)
    await access(file).catch(() =>
      Promise.reject(new Objection(`there is no database at ${file}: name the folder of the server by --data`)),
    );
  const store = postgres ? await postgresStore(postgres) : await lockedStore(file);
  const bus = redis ? redisBus(redis) : localBus();
  const served = officeOn(store, bus);
  try {
    const done = await task(served);
    // What was said to the others has left; if Redis is away, they look for themselves when it is back.
    await bus.check().catch(() => {});
    return done;
  } finally {
    served.tables.close();
    await bus.close();
    await store.close();
  }
}
function officeOn(store: Store, bus: Bus) {
  const now = Date.now;
  const known = people(store, bus, now);
  const { renew } = devices({ store, bus, connections: connections(), now, failed: () => {} });
  const games = tables({ store, bus, jobs: NO_JOBS, now, steady: () => performance.now(), meet: known.lookUp });
  const news = announced({ store, bus, weekly: [], now, failed: () => {} });
  return { store, tables: games, people: known, renew, announced: news, now };
}
