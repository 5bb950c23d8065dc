/** What chaos is brought to: one process by itself, and several on PostgreSQL and Redis. */
import { join } from 'node:path';
import { postgresStore, sqliteStore } from '@peerless/server';
import { badNetwork } from '../bad-network.ts';
import { type ServerProcess, startServer } from '../server-process.ts';
import { cutting, type Fault, KILL, killing, NETWORK, type Restart, restarting, type Scene, STOP, WEATHER } from './faults.ts';

/** A PostgreSQL and a Redis; those of somebody else are not restarted. */
export interface Services {
  postgres: string;
  redis: string;
  restartPostgres?: Restart;
  restartRedis?: Restart;
  stop(): Promise<void>;
}

export async function embedded(program: string, folder: string, random: () => number): Promise<Scene> {
  const server = await startServer(program, folder);
  return {
    name: 'one process, embedded store',
    servers: [server],
    networks: [await badNetwork(server.url, random, WEATHER)],
    faults: [KILL, KILL, KILL, STOP, ...NETWORK],
    killed: { server: 0 },
    unstopped: 0,
    random,
    store: () => sqliteStore(join(folder, 'peerless.db')),
  };
}

export async function clustered(
  program: string,
  folder: string,
  random: () => number,
  processes: number,
  { postgres, redis, restartPostgres, restartRedis }: Services,
): Promise<Scene> {
  const [toPostgres, toRedis] = [await badNetwork(postgres, random), await badNetwork(redis, random)];
  const options = ['--postgres', toPostgres.url, '--redis', toRedis.url];
  const servers: ServerProcess[] = [];
  for (let n = 0; n < processes; n++) servers.push(await startServer(program, folder, options));
  const restarts: Fault[] = [];
  if (restartPostgres)
    restarts.push(
      restarting('PostgreSQL restarts', restartPostgres, 'SIGINT'),
      restarting('PostgreSQL stops at once', restartPostgres, 'SIGQUIT'),
      killing('PostgreSQL', restartPostgres),
    );
  if (restartRedis) restarts.push(killing('Redis', restartRedis));
  return {
    name: `${servers.length} processes on PostgreSQL and Redis`,
    servers,
    networks: await Promise.all(servers.map(({ url }) => badNetwork(url, random, WEATHER))),
    faults: [
      ...[KILL, KILL, KILL, STOP],
      ...NETWORK,
      ...restarts,
      cutting('the bus is cut', toRedis),
      cutting('the database is cut off', toPostgres),
    ],
    killed: { server: 0, PostgreSQL: 0, Redis: 0 },
    unstopped: 0,
    random,
    store: () => postgresStore(postgres),
  };
}
