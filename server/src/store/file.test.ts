import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import timers from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { spyOnBuiltin } from '../../test/builtin.ts';
import { closeToOthers, isBusy, PATIENCE, patiently } from './file.ts';

const failing = (code: string): Error => Object.assign(new Error(code), { code });

describe('what waits for another process', () => {
  it('is tried again while the other one writes, and no more once it is done', async () => {
    const work = vi.fn().mockRejectedValueOnce(failing('SQLITE_BUSY')).mockRejectedValueOnce(failing('SQLITE_BUSY_SNAPSHOT'));
    await patiently(work);
    expect(work).toHaveBeenCalledTimes(3);
  });

  it('gives up after ten seconds', async () => {
    const pauses = spyOnBuiltin(timers, 'setTimeout').mockResolvedValue(undefined);
    const work = vi.fn().mockRejectedValue(failing('SQLITE_BUSY'));
    await expect(patiently(work)).rejects.toThrow('SQLITE_BUSY');
    const waited = pauses.mock.calls.reduce((sum, [milliseconds]) => sum + milliseconds!, 0);
    expect(waited).toBe(PATIENCE);
    expect(work).toHaveBeenCalledTimes(pauses.mock.calls.length + 1);
  });

  it('is told any other failure at once', async () => {
    const work = vi.fn().mockRejectedValue(failing('SQLITE_FULL'));
    await expect(patiently(work)).rejects.toThrow('SQLITE_FULL');
    expect(work).toHaveBeenCalledTimes(1);
    const claims = [
      failing('SQLITE_BUSY'),
      failing('NOT_SQLITE_BUSY'),
      new Error('SQLITE_BUSY'),
      { code: 'SQLITE_BUSY' },
      'SQLITE_BUSY',
      null,
    ];
    expect(claims.map(isBusy)).toEqual([true, false, false, false, false, false]);
  });
});

describe.skipIf(process.platform === 'win32')('a database that is closed to others', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'peerless-file-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const modes = (): Record<string, number> =>
    Object.fromEntries(readdirSync(folder).map((name) => [name, statSync(join(folder, name)).mode & 0o777]));

  it('is made if there is none', async () => {
    await closeToOthers(join(folder, 'games.db'));
    expect(modes()).toEqual({ 'games.db': 0o600 });
    await expect(closeToOthers(join(folder, 'nowhere', 'games.db'))).rejects.toThrow('ENOENT');
  });

  it('is left as it is otherwise, with all that stands beside it', async () => {
    const [own, ...beside] = ['games.db', 'games.db-wal', 'games.db-shm', 'games.db-journal', 'games.db-lock'];
    for (const name of [own, ...beside, 'other.db']) {
      writeFileSync(join(folder, name), name);
      chmodSync(join(folder, name), 0o644);
    }
    await closeToOthers(join(folder, own));
    expect(modes()).toEqual({ ...Object.fromEntries([own, ...beside].map((name) => [name, 0o600])), 'other.db': 0o644 });
    expect(readFileSync(join(folder, own), 'utf8')).toBe(own);
  });
});
