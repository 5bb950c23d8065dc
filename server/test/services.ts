import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import pg from 'pg';

/** PostgreSQL and Redis for the tests that want them; started when the first one asks. */
export const hasServices = process.platform === 'linux' || process.env.TEST_POSTGRES !== undefined;

export async function services(): Promise<{ postgres: string; redis: string }> {
  const answer = await fetch(process.env.TEST_SERVICES!);
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as { postgres: string; redis: string };
}

/** Says these statements to a database, past the store; what the last one gives. */
export async function said(url: string, statements: readonly string[]): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  await client.connect();
  let rows: Record<string, unknown>[] = [];
  for (const statement of statements) ({ rows } = await client.query(statement));
  await client.end();
  return rows;
}

let databases = 0;
/** The address of a new database. */
export async function database(): Promise<string> {
  const url = new URL((await services()).postgres);
  const name = `test_${process.pid}_${Date.now()}_${++databases}`;
  await said(url.href, [`CREATE DATABASE ${name}`]);
  url.pathname = name;
  return url.href;
}

/** A way to a service that can be cut, as a cable can, and mended. */
export async function detour(to: string): Promise<{ url: string; cut(): void; mend(): Promise<void> }> {
  const url = new URL(to);
  const { hostname, port: farPort } = url;
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(farPort), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ]) {
      sockets.add(one);
      one.on('error', () => {}).on('close', () => other.destroy());
      one.pipe(other);
    }
  });
  const listening = async (port: number): Promise<number> => {
    await once(server.listen(port, '127.0.0.1'), 'listening');
    return (server.address() as AddressInfo).port;
  };
  const port = await listening(0);
  url.hostname = '127.0.0.1';
  url.port = `${port}`;
  return {
    url: url.href,
    cut() {
      server.close();
      for (const socket of sockets) socket.destroy();
      sockets.clear();
    },
    mend: async () => void (await listening(port)),
  };
}
