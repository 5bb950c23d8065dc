/** Is a database in a file still as it should be? Told as often as somebody asks, however large it is. */
import { stat, statfs } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import AsyncLibsql from 'libsql/promise';
import { PATIENCE } from './file.ts';

/** With less room than this the next writes may not fit. */
const LEAST_ROOM = 256 * 1024;
/** To look through the whole file takes a hundredth of the time at most. */
const REST = 100;
/** Milliseconds that whoever asks waits for it; what is found later is told to the next. */
const SOON = 250;

export async function soundness(file: string): Promise<() => Promise<void>> {
  const name = basename(file);
  const opened = await stat(file, { bigint: true });
  let problem: Error | null = null;
  let underway: Promise<void> | undefined;
  let next = 0;
  const look = async (): Promise<void> => {
    const began = performance.now();
    problem = await fault(file);
    const now = performance.now();
    next = now + REST * (now - began);
    underway = undefined;
  };
  return async () => {
    const found = await stat(file, { bigint: true }).catch(() => null);
    if (found?.ino !== opened.ino || found.dev !== opened.dev) throw new Error(`${name} is no longer the file that was opened`);
    const { bavail, bsize } = await statfs(dirname(file));
    const room = bavail * bsize;
    if (room < LEAST_ROOM) throw new Error(`the disk of ${name} is full: ${Math.floor(room / 1024)} kB are left`);
    if (performance.now() >= next) underway ??= look();
    await Promise.race([underway, setTimeout(SOON, undefined, { ref: false })]);
    if (problem) throw problem;
  };
}

/** What is wrong with the pages of the file, as far as they tell; by a connection that remembers none of them. */
async function fault(file: string): Promise<Error | null> {
  const libsql = new AsyncLibsql(file, { timeout: PATIENCE });
  try {
    const [{ quick_check: found }] = (await (await libsql.prepare('PRAGMA quick_check(1)')).all([])) as [{ quick_check: string }];
    return found === 'ok' ? null : new Error(`${basename(file)} is damaged: ${found.replaceAll('\n', ' ')}`);
  } catch (problem) {
    return new Error(`${basename(file)} cannot be read: ${(problem as Error).message}`);
  } finally {
    libsql.close();
  }
}
