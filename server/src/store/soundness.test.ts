import { appendFileSync, closeSync, copyFileSync, mkdtempSync, openSync, renameSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import files from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import timers from 'node:timers/promises';
import Libsql from 'libsql';
import AsyncLibsql from 'libsql/promise';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { spyOnBuiltin } from '../../test/builtin.ts';
import { soundness } from './soundness.ts';

const KB = 1024;
let folder: string;
let file: string;
/** How long whoever asks waits for a look: in most tests for ever. */
let waiting: MockInstance;
beforeEach(() => {
  waiting = spyOnBuiltin(timers, 'setTimeout').mockReturnValue(new Promise(() => {}));
  folder = mkdtempSync(join(tmpdir(), 'peerless-sound-'));
  file = join(folder, 'games.db');
  const made = new Libsql(file);
  made.exec('BEGIN; CREATE TABLE written (what BLOB)');
  for (let n = 0; n < 50; n++) made.prepare('INSERT INTO written VALUES (randomblob(3000))').run();
  made.exec('COMMIT');
  made.close();
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});
const damage = (from: number): void => {
  const opened = openSync(file, 'r+');
  writeSync(opened, Buffer.alloc(4096, 0xa5), 0, 4096, from);
  closeSync(opened);
};

describe('a database in a file is sound', () => {
  it('while it is the one that was opened', async () => {
    const isSound = await soundness(file);
    await isSound();
    copyFileSync(file, join(folder, 'copy.db'));
    renameSync(file, join(folder, 'elsewhere.db'));
    await expect(isSound()).rejects.toThrow('games.db is no longer the file that was opened');
    renameSync(join(folder, 'copy.db'), file);
    await expect(isSound()).rejects.toThrow('games.db is no longer the file that was opened');
    renameSync(join(folder, 'elsewhere.db'), file);
    await isSound();
    const { stat } = files;
    spyOnBuiltin(files, 'stat').mockImplementation((async (...given: [string]) => ({ ...(await stat(...given)), dev: 0n })) as never);
    await expect(isSound()).rejects.toThrow('games.db is no longer the file that was opened');
  });

  it('while there is room for the next writes', async () => {
    const isSound = await soundness(file);
    const room = spyOnBuiltin(files, 'statfs');
    room.mockResolvedValue({ bavail: 256, bsize: KB } as never);
    await isSound();
    expect(room).toHaveBeenCalledWith(folder);
    room.mockResolvedValue({ bavail: 2 * 256 - 1, bsize: KB / 2 } as never);
    await expect(isSound()).rejects.toThrow('the disk of games.db is full: 255 kB are left');
  });

  it('while its pages are as they should be', async () => {
    damage(8192);
    await expect((await soundness(file))()).rejects.toThrow(/^games\.db is damaged: [^\n]+$/);
    damage(0);
    await expect((await soundness(file))()).rejects.toThrow(/^games\.db cannot be read: /);
  });
});

describe('the whole file', () => {
  /** Each look takes so long, by a clock that only looks move. */
  const looking = (takes: number) => {
    let time = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => time);
    const { prepare } = AsyncLibsql.prototype;
    const looks = vi.spyOn(AsyncLibsql.prototype, 'prepare').mockImplementation(function (this: AsyncLibsql, text) {
      time += takes;
      return prepare.call(this, text);
    });
    const pass = (milliseconds: number): void => {
      time += milliseconds;
    };
    return { looks, pass };
  };

  it('is looked through for a hundredth of the time at most, and what was found is told until then', async () => {
    const { looks, pass } = looking(10);
    const isSound = await soundness(file);
    await isSound();
    expect(looks).toHaveBeenCalledTimes(1);
    damage(8192);
    pass(999);
    await isSound();
    expect(looks).toHaveBeenCalledTimes(1);
    pass(1);
    await expect(isSound()).rejects.toThrow('damaged');
    expect(looks).toHaveBeenCalledTimes(2);
    await expect(isSound()).rejects.toThrow('damaged');
    expect(looks).toHaveBeenCalledTimes(2);
  });

  it('is waited for a quarter of a second, by all who ask meanwhile', async () => {
    waiting.mockResolvedValue(undefined);
    let done: () => void = () => {};
    const gate = new Promise<void>((resolve) => {
      done = resolve;
    });
    const { prepare } = AsyncLibsql.prototype;
    const looks = vi.spyOn(AsyncLibsql.prototype, 'prepare').mockImplementation(async function (this: AsyncLibsql, text) {
      await gate;
      return prepare.call(this, text);
    });
    const close = vi.spyOn(AsyncLibsql.prototype, 'close');
    damage(8192);
    const isSound = await soundness(file);
    await Promise.all([isSound(), isSound()]);
    expect(looks).toHaveBeenCalledTimes(1);
    expect(waiting).toHaveBeenCalledWith(250, undefined, { ref: false });
    done();
    await vi.waitFor(() => expect(close).toHaveBeenCalled());
    await expect(isSound()).rejects.toThrow('damaged');
  });

  it('is read by a connection of its own each time, which is closed', async () => {
    const close = vi.spyOn(AsyncLibsql.prototype, 'close');
    await (await soundness(file))();
    expect(close).toHaveBeenCalledTimes(1);
    writeFileSync(file, 'Dear reader, ');
    appendFileSync(file, 'no database.'.repeat(1000));
    await expect((await soundness(file))()).rejects.toThrow(/cannot be read: .*not a database/);
    expect(close).toHaveBeenCalledTimes(2);
  });
});
