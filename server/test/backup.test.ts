import { linkSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import files from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import AsyncLibsql from 'libsql/promise';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backup } from '../src/store/backup.ts';
import { sqliteStore } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import { spyOnBuiltin } from './builtin.ts';
import { player } from './store.samples.ts';

const OVERWRITES_NOTHING = 'and a backup overwrites nothing: give it another name';
let folder: string;
let file: string;
let store: Store;
const path = (name: string): string => join(folder, name);
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'peerless-backup-'));
  file = path('peerless.db');
  store = await sqliteStore(file);
  await player(store, 'ada');
});
afterEach(async () => {
  vi.restoreAllMocks();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});
const knows = async (copy: string, id: string): Promise<boolean> => {
  const opened = await sqliteStore(copy);
  const found = await opened.players([id]);
  await opened.close();
  return found.has(id);
};

describe('a backup', () => {
  it('is made once, and the next one needs another name', async () => {
    await backup(file, path('first.db'));
    await player(store, 'bob');
    await expect(backup(file, path('first.db'))).rejects.toThrow('first.db is there already');
    await backup(file, path('second.db'));
    expect(await knows(path('first.db'), 'bob')).toBe(false);
    expect(await knows(path('second.db'), 'bob')).toBe(true);
  });

  it('never takes the place of the database, by whatever name that is called', async () => {
    linkSync(file, path('other-name.db'));
    symlinkSync(file, path('sign-to-it.db'));
    symlinkSync(folder, path('sign-to-the-folder'));
    const names = [
      file,
      relative(process.cwd(), file),
      join(folder, '..', relative(join(folder, '..'), file)),
      path('other-name.db'),
      path('sign-to-it.db'),
      join(path('sign-to-the-folder'), 'peerless.db'),
      `${file}-wal`,
      `${file}-shm`,
    ];
    for (const name of names) await expect(backup(file, name), name).rejects.toThrow('is there already');
    await store.close();
    const content = readFileSync(file);
    for (const name of names) await expect(backup(file, name), name).rejects.toThrow('is there already');
    expect(readFileSync(file).equals(content)).toBe(true);
    store = await sqliteStore(file);
    expect((await store.players(['ada'])).size).toBe(1);
  });

  it('never takes a name that the database uses beside its own', async () => {
    await store.close();
    for (const name of readdirSync(folder)) if (name !== 'peerless.db') rmSync(path(name));
    symlinkSync(folder, path('sign-to-the-folder'));
    for (const name of ['peerless.db-wal', 'peerless.db-shm', 'peerless.db-journal', 'peerless.db-lock'])
      for (const copy of [path(name), join(path('sign-to-the-folder'), name)])
        await expect(backup(file, copy), copy).rejects.toThrow('would be taken for a part of the database');
    store = await sqliteStore(file);
  });

  it('leaves alone whatever is there: files, empty ones, folders, signs that lead nowhere', async () => {
    writeFileSync(path('letter'), 'Dear reader');
    writeFileSync(path('empty'), '');
    mkdirSync(path('folder'));
    symlinkSync(path('nowhere'), path('sign'));
    writeFileSync(path('new.db.draft'), 'somebody is writing this');
    for (const name of ['letter', 'empty', 'folder', 'sign'])
      await expect(backup(file, path(name))).rejects.toThrow(`${name} is there already`);
    await backup(file, path('new.db'));
    expect(readFileSync(path('letter'), 'utf8')).toBe('Dear reader');
    expect(lstatSync(path('empty')).size).toBe(0);
    expect(lstatSync(path('sign')).isSymbolicLink()).toBe(true);
    expect(readFileSync(path('new.db.draft'), 'utf8')).toBe('somebody is writing this');
    expect(
      readdirSync(folder)
        .filter((name) => !name.startsWith('peerless.db'))
        .sort(),
    ).toEqual(
      ['empty', 'folder', 'letter', 'new.db', 'new.db.draft', 'sign'], // nothing else is left behind, and nothing is made at "nowhere"
    );
  });

  it('is made by one of several who want the same name at once', async () => {
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => backup(file, path('wanted.db'))));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        expect(outcome.reason.message).toBe(`${path('wanted.db')} is there already, ${OVERWRITES_NOTHING}`);
    expect(await knows(path('wanted.db'), 'ada')).toBe(true);
  });

  it('that cannot be made leaves nothing behind, and says why', async () => {
    const before = readdirSync(folder).sort();
    const close = vi.spyOn(AsyncLibsql.prototype, 'close');
    writeFileSync(path('letter'), 'Dear reader, '.repeat(1000));
    await expect(backup(path('letter'), path('copy.db'))).rejects.toThrow('not a database');
    expect(close).toHaveBeenCalledTimes(1);
    await expect(backup(file, join(path('letter'), 'copy.db'))).rejects.toThrow(/ENOTDIR.*lstat/);
    const { open } = files;
    spyOnBuiltin(files, 'open').mockImplementation((at, how, ...rest) =>
      how === 'wx' ? Promise.reject(Object.assign(new Error('not here'), { code: 'EACCES' })) : open(at, how, ...rest),
    );
    await expect(backup(file, path('copy.db'))).rejects.toThrow('not here');
    expect(readdirSync(folder).sort()).toEqual([...before, 'letter'].sort());
  });

  it('of a database that is not there is none, and makes none', async () => {
    await expect(backup(path('missing.db'), path('copy.db'))).rejects.toThrow('there is no database at');
    await expect(backup(file, join(path('no-folder'), 'copy.db'))).rejects.toThrow('there is no folder');
    expect(readdirSync(folder).filter((name) => !name.startsWith('peerless.db'))).toEqual([]);
  });
});
