import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, renameSync, rmSync, statSync, truncateSync, writeFileSync, writeSync } from 'node:fs';
import files from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Serving } from '../src/serve.ts';
import { spyOnBuiltin } from './builtin.ts';
import { program } from './program.ts';
import { servers } from './wire.ts';

const start = servers();
let folder: string;
let file: string;
let own: Serving;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'peerless-ready-'));
  file = join(folder, 'games.db');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const ready = async (): Promise<{ status: number; said: string }> => {
  const answer = await fetch(new URL('ready', own.url));
  return { status: answer.status, said: await answer.text() };
};
const serving = async (): Promise<void> => {
  own = await start({ file });
  for (let n = 0; n < 200; n++) void own.hall.people.create(`Somebody ${n}`);
  await own.hall.people.create('Ada');
  // What was written is in the file, not only in the log beside it.
  await vi.waitFor(() => expect(statSync(file).size).toBeGreaterThan(50_000), 10_000);
  expect(await ready()).toEqual({ status: 200, said: 'ready' });
};
/** The whole file is looked at as often as that is quick. */
const soon = (claim: () => Promise<void>): Promise<void> => vi.waitFor(claim, { timeout: 25_000, interval: 200 });
const nonsense = (from: number, bytes: number): void => {
  const opened = openSync(file, 'r+');
  writeSync(opened, Buffer.alloc(bytes, 0xa5), 0, bytes, from);
  closeSync(opened);
};

describe('a server is not ready', () => {
  it('while its disk is full', async () => {
    await serving();
    const room = spyOnBuiltin(files, 'statfs');
    room.mockResolvedValue({ bavail: 3, bsize: 4096 } as never);
    expect(await ready()).toMatchObject({ status: 503, said: expect.stringMatching(/games\.db.*12 kB/) });
    room.mockResolvedValue({ bavail: 3_000_000, bsize: 4096 } as never);
    expect(await ready()).toEqual({ status: 200, said: 'ready' });
    expect(await (await fetch(new URL('health', own.url))).text()).toBe('ok');
  });

  it('if its file holds nonsense', async () => {
    await serving();
    nonsense(8192, 4096);
    await soon(async () => expect(await ready()).toMatchObject({ status: 503, said: expect.stringContaining('games.db') }));
  });

  it('if its file has no beginning', async () => {
    await serving();
    nonsense(0, 4096);
    await soon(async () => expect(await ready()).toMatchObject({ status: 503, said: expect.stringContaining('games.db') }));
  });

  it('if its file was cut short', async () => {
    await serving();
    truncateSync(file, 12_288);
    await soon(async () => expect(await ready()).toMatchObject({ status: 503, said: expect.stringContaining('games.db') }));
  });

  it('if its file was taken away, or another one put in its place', async () => {
    await serving();
    renameSync(file, join(folder, 'elsewhere.db'));
    expect(await ready()).toMatchObject({ status: 503, said: expect.stringContaining('games.db') });
    writeFileSync(file, '');
    expect(await ready()).toMatchObject({ status: 503, said: expect.stringContaining('games.db') });
    rmSync(file);
    renameSync(join(folder, 'elsewhere.db'), file);
    expect(await ready()).toEqual({ status: 200, said: 'ready' });
  });
});

/** Node ignores the signal; the write fails as on a full disk. */
describe.skipIf(process.platform === 'win32')('a store whose disk takes no more', () => {
  it('says so when asked', { timeout: 60_000 }, async () => {
    const child = spawn('sh', ['-c', 'ulimit -S -f 512; exec "$0" "$@"', process.execPath, await program('filling'), file], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
    const told = async (): Promise<string> => (await lines.next()).value as string;
    try {
      expect(await told()).toBe('ready');
      expect(await told()).toMatch(/^refused after \d+: /);
      expect(await told()).toMatch(/^not ready: .*(?:full|I\/O)/);
    } finally {
      child.kill('SIGKILL');
      await once(child, 'close');
    }
  });
});
