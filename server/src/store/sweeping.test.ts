import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import timers from 'node:timers/promises';
import Libsql from 'libsql';
import AsyncLibsql from 'libsql/promise';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { spyOnBuiltin } from '../../test/builtin.ts';
import { type Sweeping, sweeping, UNSWEPT } from './sweeping.ts';

const LATER = 10_000;
const BEGIN = 'BEGIN IMMEDIATE';
let folder: string;
let file: string;
let writer: Libsql.Database;
let sweeper: Sweeping | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'peerless-sweeping-'));
  file = join(folder, 'games.db');
  writer = new Libsql(file);
  writer.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; PRAGMA secure_delete = OFF; PRAGMA foreign_keys = ON;
    CREATE TABLE players (id TEXT PRIMARY KEY, name TEXT NOT NULL);
    CREATE TABLE keys (player TEXT NOT NULL REFERENCES players ON DELETE CASCADE)`);
  for (const name of ['ada', 'bob', 'eve']) {
    writer.prepare('INSERT INTO players VALUES (?, ?)').run([name, `<${name}>`]);
    writer.prepare('INSERT INTO keys VALUES (?)').run([name]);
  }
});
afterEach(async () => {
  vi.useRealTimers();
  await sweeper?.close();
  sweeper = undefined;
  vi.restoreAllMocks();
  writer.close();
  rmSync(folder, { recursive: true, force: true });
});

const forget = (id: string): void => void writer.exec(`${UNSWEPT}; DELETE FROM players WHERE id = '${id}'`);
const isKept = (name: string): boolean => readdirSync(folder).some((each) => readFileSync(join(folder, each)).includes(`<${name}>`));
const isMarked = (): boolean => (writer.prepare('PRAGMA user_version').get() as { user_version: number }).user_version !== 0;
/** How often it is swept, from now on; each sweep may be held up before it begins. */
function sweeps(before: () => Promise<unknown> = async () => {}): () => number {
  const { exec } = AsyncLibsql.prototype;
  const spy = vi.spyOn(AsyncLibsql.prototype, 'exec').mockImplementation(async function (this: AsyncLibsql, text) {
    if (text === BEGIN) await before();
    return exec.call(this, text);
  });
  return () => spy.mock.calls.filter(([text]) => text === BEGIN).length;
}
/** Somebody reads what is there now, until the returned function is called. */
function reading(): () => void {
  const reader = new Libsql(file);
  reader.exec('BEGIN');
  reader.prepare('SELECT * FROM players').all();
  return () => {
    reader.exec('ROLLBACK');
    reader.close();
  };
}

const eventually = (claim: () => void): Promise<void> => vi.waitFor(claim, { timeout: 10_000, interval: 5 });

describe('what was deleted', () => {
  it('is in no file any more, and everything else is where it was', async () => {
    sweeper = await sweeping(file);
    forget('ada');
    expect([isKept('ada'), isMarked()]).toEqual([true, true]);
    await sweeper.sweep();
    expect(['ada', 'bob', 'eve'].map(isKept)).toEqual([false, true, true]);
    expect(isMarked()).toBe(false);
    expect(writer.prepare('SELECT id FROM players ORDER BY id').all()).toEqual([{ id: 'bob' }, { id: 'eve' }]);
    expect(writer.prepare('SELECT player FROM keys ORDER BY player').all()).toEqual([{ player: 'bob' }, { player: 'eve' }]);
    // The keys still belong to the players.
    writer.exec("DELETE FROM players WHERE id = 'bob'");
    expect(writer.prepare('SELECT player FROM keys').all()).toEqual([{ player: 'eve' }]);
  });

  it('leaves a log with nothing in it', async () => {
    sweeper = await sweeping(file);
    forget('ada');
    await sweeper.sweep();
    // Only the mark was written since.
    expect(statSync(`${file}-wal`).size).toBeLessThan(10_000);
  });

  it('is swept when the file is opened, if that was not done before; else nothing is done', async () => {
    const times = sweeps();
    sweeper = await sweeping(file);
    await sweeper.close();
    expect(times()).toBe(0);
    forget('ada');
    sweeper = await sweeping(file);
    expect(times()).toBe(1);
    expect(isKept('ada')).toBe(false);
  });

  it('while something is swept is swept next, together', async () => {
    sweeper = await sweeping(file);
    let go: () => void = () => {};
    const gate = new Promise<void>((resolve) => {
      go = resolve;
    });
    const times = sweeps(() => gate);
    forget('ada');
    const first = sweeper.sweep();
    await eventually(() => expect(times()).toBe(1));
    const rest = ['bob', 'eve'].map((id) => {
      forget(id);
      return sweeper!.sweep();
    });
    go();
    await first;
    await Promise.all(rest);
    expect(times()).toBe(2);
    expect(['ada', 'bob', 'eve'].map(isKept)).toEqual([false, false, false]);
  });
});

describe('whoever still reads what was deleted', () => {
  it('is waited for', async () => {
    sweeper = await sweeping(file);
    const done = reading();
    forget('ada');
    const pauses = spyOnBuiltin(timers, 'setTimeout').mockImplementation((async () => {
      if (pauses.mock.calls.length === 3) done();
    }) as never);
    await sweeper.sweep();
    expect(pauses.mock.calls.map(([milliseconds]) => milliseconds)).toEqual([50, 50, 50]);
    expect([isKept('ada'), isMarked()]).toEqual([false, false]);
  });

  it('is waited for also if the database says so by a failure', async () => {
    sweeper = await sweeping(file);
    forget('ada');
    const { prepare } = AsyncLibsql.prototype;
    let isBusy = true;
    vi.spyOn(AsyncLibsql.prototype, 'prepare').mockImplementation(async function (this: AsyncLibsql, text) {
      if (!text.includes('wal_checkpoint') || !isBusy) return prepare.call(this, text);
      isBusy = false;
      throw new Error('database is locked');
    });
    const pauses = spyOnBuiltin(timers, 'setTimeout').mockResolvedValue(undefined);
    await sweeper.sweep();
    expect(pauses).toHaveBeenCalledTimes(1);
    expect([isKept('ada'), isMarked()]).toEqual([false, false]);
  });

  it('is waited for two seconds, and then every ten seconds until it is done', async () => {
    sweeper = await sweeping(file);
    const times = sweeps();
    const done = reading();
    forget('ada');
    const pauses = spyOnBuiltin(timers, 'setTimeout').mockResolvedValue(undefined);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await sweeper.sweep();
    expect(pauses.mock.calls.reduce((sum, [milliseconds]) => sum + milliseconds!, 0)).toBe(2_000);
    expect([times(), isKept('ada'), isMarked()]).toEqual([1, true, true]);
    vi.advanceTimersByTime(LATER - 1);
    expect(times()).toBe(1);
    vi.advanceTimersByTime(1);
    await eventually(() => expect(vi.getTimerCount()).toBe(1));
    expect(times()).toBe(2);
    done();
    vi.advanceTimersByTime(LATER);
    await eventually(() => expect(isMarked()).toBe(false));
    expect([times(), isKept('ada'), vi.getTimerCount()]).toEqual([3, false, 0]);
  });

  it('is waited for no longer when all is closed; the next one sweeps', async () => {
    sweeper = await sweeping(file);
    const times = sweeps();
    const done = reading();
    forget('ada');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let closed: Promise<void> | undefined;
    const pauses = spyOnBuiltin(timers, 'setTimeout').mockImplementation((async () => {
      closed ??= sweeper!.close();
    }) as never);
    await sweeper.sweep();
    await closed;
    expect([pauses.mock.calls.length, vi.getTimerCount(), isMarked()]).toEqual([1, 0, true]);
    done();
    sweeper = await sweeping(file);
    expect([times(), isKept('ada'), isMarked()]).toEqual([2, false, false]);
  });

  it('is not thought of again after a failure, once all is closed', async () => {
    sweeper = await sweeping(file);
    const times = sweeps(() => Promise.reject(new Error('the disk is full')));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    forget('ada');
    await sweeper.sweep();
    await sweeper.sweep();
    expect([times(), vi.getTimerCount()]).toEqual([2, 1]);
    await sweeper.close();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('closes only when what is being swept is done', async () => {
    sweeper = await sweeping(file);
    const order: string[] = [];
    sweeps(async () => void order.push(await new Promise<string>((resolve) => setImmediate(resolve, 'swept'))));
    forget('ada');
    void sweeper.sweep();
    await sweeper.close();
    order.push('closed');
    expect(order).toEqual(['swept', 'closed']);
    expect(isMarked()).toBe(true);
  });
});
