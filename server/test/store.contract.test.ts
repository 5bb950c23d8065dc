import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sqliteStore } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import { program } from './program.ts';
import { storeContract } from './store.contract.ts';
import { governingContract } from './store.governing.ts';
import { migrationContract } from './store.migrations.ts';

const folder = mkdtempSync(join(tmpdir(), 'peerless-store-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the store in SQLite', () => {
  let store: Store;
  let elsewhere: Libsql.Database;
  beforeAll(async () => {
    const file = join(folder, 'contract.db');
    store = await sqliteStore(file);
    elsewhere = new Libsql(file);
  });
  afterAll(async () => {
    elsewhere.close();
    await store.close();
  });
  storeContract(
    () => store,
    async (query) => elsewhere.prepare(query).all(),
  );
  governingContract(() => store);

  it('is copied while it is written to', async () => {
    await store.createPlayer({ id: 'copied', name: 'Copied', emblem: 'alice' }, 'key', 'code', 1);
    await Promise.all([store.backup!(join(folder, 'meanwhile.db')), store.change('copied', { name: 'Changed' })]);
    const copy = join(folder, 'copy.db');
    await store.backup!(copy);
    const second = await sqliteStore(copy);
    expect(await second.playerByKey('key')).toEqual({ id: 'copied', name: 'Changed', emblem: 'alice' });
    await second.close();
  });

  it('writes what waits before it closes', async () => {
    const file = join(folder, 'closing.db');
    const closing = await sqliteStore(file);
    void closing.createPlayer({ id: 'late', name: 'Late', emblem: 'alice' }, 'key', 'code', 1);
    await closing.close();
    const fileAlone = join(folder, 'closed.db');
    copyFileSync(file, fileAlone);
    for (const each of [file, fileAlone]) {
      const again = await sqliteStore(each);
      expect(await again.since('late')).toBe(1);
      await again.close();
    }
  });

  it('carries what was written into its file while it is open', async () => {
    const file = join(folder, 'carrying.db');
    const carrying = await sqliteStore(file);
    await carrying.createPlayer({ id: 'carried', name: 'Carried', emblem: 'alice' }, 'key', 'code', 1);
    let copies = 0;
    const isCarried = async (): Promise<boolean> => {
      const fileAlone = join(folder, `carried${++copies}.db`);
      copyFileSync(file, fileAlone);
      const copy = await sqliteStore(fileAlone);
      const since = await copy.since('carried');
      await copy.close();
      return since === 1;
    };
    await expect.poll(isCarried, { timeout: 10_000, interval: 200 }).toBe(true);
    await carrying.close();
  });

  it('says what is wrong with a file that is no database', async () => {
    const file = join(folder, 'letter.db');
    writeFileSync(file, 'Dear reader, '.repeat(1000));
    await expect(sqliteStore(file)).rejects.toThrow(/not a database/);
  });

  it('has everything that it acknowledged, even if it is killed', async () => {
    const file = join(folder, 'crashed.db');
    const acknowledged = new Map<string, number>();
    const child = spawn(process.execPath, [await program('crashing'), file], { stdio: ['ignore', 'pipe', 'inherit'] });
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (said.length > 50_000) child.kill('SIGKILL');
    });
    await once(child, 'close');
    for (const line of said.split('\n').slice(0, -1)) acknowledged.set(line.split(' ')[0], Number(line.split(' ')[1]));
    expect(acknowledged.size).toBe(20);

    const survived = await sqliteStore(file);
    for (const [table, length] of acknowledged) {
      const { entries } = (await survived.read(table))!;
      expect(entries.length).toBeGreaterThanOrEqual(length);
      expect(entries.map(({ at }) => at)).toEqual(entries.map((_, n) => n));
      expect(await survived.lengths([table])).toEqual(new Map([[table, entries.length]]));
    }
    await survived.close();
  });
});

describe('a database of SQLite', () => {
  let bases = 0;
  migrationContract(async () => {
    const file = join(folder, `base${++bases}.db`);
    return {
      open: () => sqliteStore(file),
      async execute(...statements) {
        const base = new Libsql(file);
        for (const statement of statements) base.exec(statement);
        base.close();
      },
    };
  });
});
