import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import AsyncLibsql from 'libsql/promise';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkpoints } from './checkpoints.ts';

const SOON = 1000;
const MEGABYTE = 1_048_576;
let folder: string;
let file: string;
let writer: Libsql.Database;
let carrying: ReturnType<typeof checkpoints>;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'peerless-carrying-'));
  file = join(folder, 'games.db');
  writer = new Libsql(file);
  writer.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; PRAGMA wal_autocheckpoint = 0; CREATE TABLE written (what BLOB)');
  carrying = checkpoints(file);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  await carrying.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
  writer.close();
  rmSync(folder, { recursive: true, force: true });
});

const write = (bytes: number): void => {
  writer.prepare('INSERT INTO written VALUES (zeroblob(?))').run(bytes);
  carrying.written();
};
const inFile = (): number => statSync(file).size;
const said = async (): Promise<string[]> => {
  const texts: string[] = [];
  await carrying.carryRest(async (text) => void texts.push(text));
  return texts;
};
/** What was begun by a timer goes on beside the event loop. */
const eventually = (claim: () => void): Promise<void> => vi.waitFor(claim, { timeout: 10_000, interval: 5 });

describe('what was written', () => {
  it('is carried into the file a second later, once for all of it, and what comes after that again', async () => {
    const prepare = vi.spyOn(AsyncLibsql.prototype, 'prepare');
    write(MEGABYTE);
    vi.advanceTimersByTime(SOON - 1);
    write(MEGABYTE);
    expect(prepare).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    await eventually(() => expect(inFile()).toBeGreaterThan(2 * MEGABYTE));
    expect(prepare).toHaveBeenCalledTimes(1);
    await eventually(() => {
      write(1);
      vi.advanceTimersByTime(SOON);
      expect(prepare).toHaveBeenCalledTimes(2);
    });
  });

  it('waits in the log while it cannot be carried, and is carried later', async () => {
    const prepare = vi.spyOn(AsyncLibsql.prototype, 'prepare').mockRejectedValueOnce(new Error('the disk is busy'));
    write(MEGABYTE);
    vi.advanceTimersByTime(SOON);
    expect(prepare).toHaveBeenCalledTimes(1);
    expect(inFile()).toBeLessThan(MEGABYTE);
    await eventually(() => {
      write(1);
      vi.advanceTimersByTime(SOON);
      expect(inFile()).toBeGreaterThan(MEGABYTE);
    });
  });

  it('is carried to its end between two commits once the log has become long, so that it begins anew', async () => {
    expect(await said()).toEqual([]);
    write(MEGABYTE);
    vi.advanceTimersByTime(SOON);
    await eventually(() => {
      carrying.written();
      expect(vi.getTimerCount()).toBe(1); // it has been carried
    });
    expect(await said()).toEqual([]);
    write(33 * MEGABYTE);
    expect(await said()).toEqual([]);
    await eventually(() => {
      carrying.written();
      vi.advanceTimersByTime(SOON);
      expect(inFile()).toBeGreaterThan(33 * MEGABYTE);
    });
    await expect.poll(said, { timeout: 10_000, interval: 5 }).toEqual(['PRAGMA wal_checkpoint(PASSIVE)']);
    expect(await said()).toEqual([]);
  });

  it('is not waited for when all is closed, unless it is being carried', async () => {
    const prepare = vi.spyOn(AsyncLibsql.prototype, 'prepare');
    write(1);
    await carrying.close();
    vi.advanceTimersByTime(SOON);
    expect(prepare).not.toHaveBeenCalled();

    carrying = checkpoints(file);
    const order: string[] = [];
    const close = AsyncLibsql.prototype.close;
    prepare.mockImplementationOnce(async () => {
      await new Promise(setImmediate);
      order.push('carried');
      throw new Error('that is enough');
    });
    vi.spyOn(AsyncLibsql.prototype, 'close').mockImplementation(function (this: AsyncLibsql) {
      order.push('closed');
      return close.call(this);
    });
    write(1);
    vi.advanceTimersByTime(SOON);
    await carrying.close();
    expect(order).toEqual(['carried', 'closed']);
    carrying = checkpoints(file);
  });
});
