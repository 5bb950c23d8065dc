import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { aptInstall } from './apt.mjs';
import { freePort } from './free-port.mjs';

const DEBIAN = '/usr/lib/postgresql';
/** Seconds until a service that has not begun to serve is given up. */
const PATIENCE = 60;

/**
 * A PostgreSQL and a Redis of our own, empty, on free ports, gone when they are stopped; or those named by TEST_POSTGRES and TEST_REDIS.
 * Our own can be ended by a signal and begun anew.
 */
export async function startServices() {
  const { TEST_POSTGRES, TEST_REDIS } = process.env;
  if (TEST_POSTGRES && TEST_REDIS) return { postgres: TEST_POSTGRES, redis: TEST_REDIS, stop: async () => {} };
  const programs = findPrograms();
  const folder = mkdtempSync(join(tmpdir(), 'peerless-services-'));
  const user = unprivileged();
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  /** @type {(() => Promise<void>)[]} */
  const stops = [];
  const stop = async () => {
    await Promise.all(stops.map((stopOne) => stopOne()));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const [postgres, redis] = await Promise.all([startPostgres(programs, folder, user, stops), startRedis(programs, folder, user, stops)]);
    return { postgres: postgres.url, redis: redis.url, restartPostgres: postgres.restart, restartRedis: redis.restart, stop };
  } catch (problem) {
    await stop();
    throw problem;
  }
}

async function startPostgres({ initdb, postgres }, folder, user, stops) {
  const data = join(folder, 'postgres');
  execFileSync(initdb, ['-D', data, '-U', 'peerless', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'], {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off', 'max_connections=200'];
  const options = ['-D', data, '-p', `${port}`, ...settings.flatMap((setting) => ['-c', setting])];
  // SIGINT: without waiting for those who are still connected.
  const begin = () => spawn(postgres, options, { ...user, cwd: folder });
  const restart = await kept(begin, 'ready to accept connections', 'SIGINT', stops);
  return { url: `postgres://peerless@127.0.0.1:${port}/postgres`, restart };
}

async function startRedis({ redis }, folder, user, stops) {
  const port = await freePort();
  const options = ['--port', `${port}`, '--bind', '127.0.0.1', '--dir', folder, '--save', '', '--appendonly', 'no'];
  const begin = () => spawn(redis, options, { ...user, cwd: folder });
  const restart = await kept(begin, 'Ready to accept connections', 'SIGTERM', stops);
  return { url: `redis://127.0.0.1:${port}`, restart };
}

/** Runs the program until it is stopped; gives what ends it by a signal and begins it anew, and tells by which signal it has ended. */
async function kept(begin, words, signal, stops) {
  let child = begin();
  const kill = () => child.kill('SIGKILL');
  const end = async (by) => {
    const over = new Promise((resolve) => child.on('close', resolve));
    if (child.kill(by)) await over;
    return child.signalCode;
  };
  process.once('exit', kill);
  stops.push(async () => {
    process.off('exit', kill);
    await end(signal);
  });
  await serving(child, words);
  return async (by = signal) => {
    const ended = await end(by);
    child = begin();
    await serving(child, words);
    return ended;
  };
}

/** Resolves when the program says that it serves. */
function serving(child, words) {
  return new Promise((resolve, reject) => {
    let said = '';
    const fail = (why) => reject(new Error(`${child.spawnfile} ${why}\n${said}`));
    const timer = setTimeout(() => fail(`does not serve after ${PATIENCE} s`), PATIENCE * 1000);
    const hear = (text) => {
      if (said.includes(words)) return;
      said += text;
      if (!said.includes(words)) return;
      clearTimeout(timer);
      resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('error', (problem) => fail(problem.message));
    child.on('close', (code) => {
      clearTimeout(timer);
      fail(`ended with code ${code}`);
    });
  });
}

function findPrograms() {
  const find = () => ({ initdb: program('initdb'), postgres: program('postgres'), redis: program('redis-server') });
  const isWhole = (found) => Object.values(found).every(Boolean);
  const found = find();
  if (isWhole(found)) return found;
  process.stderr.write('Installing PostgreSQL and Redis for the tests of the server ...\n');
  aptInstall('postgresql', 'redis-server');
  const installed = find();
  if (isWhole(installed)) return installed;
  const missing = Object.entries(installed).flatMap(([name, path]) => (path ? [] : name));
  throw new Error(
    `not found and not to be installed: ${missing.join(', ')}. Install PostgreSQL and Redis, or set TEST_POSTGRES and TEST_REDIS to the addresses of running ones.`,
  );
}

function program(name) {
  const debian = existsSync(DEBIAN) ? readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin')) : [];
  const places = [...debian, ...(process.env.PATH ?? '').split(delimiter)];
  return places.map((place) => join(place, name)).find((path) => existsSync(path));
}

/** PostgreSQL refuses to be run by root. */
function unprivileged() {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (which) => Number(execFileSync('id', [which, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // There is no such user here.
    }
  }
  throw new Error('PostgreSQL cannot be run by root, and there is neither a user postgres nor nobody');
}
