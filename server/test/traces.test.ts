import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../src/door/api.ts';
import { sqliteStore } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import { dice, duel, visitor } from './house.ts';
import { houses } from './houses.ts';

const newHouse = houses();
let folder: string;
let file: string;
let store: Store;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'peerless-traces-'));
  file = join(folder, 'games.db');
  store = await sqliteStore(file);
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});
/** Every byte that is kept. */
const kept = (): Buffer => Buffer.concat(readdirSync(folder).map((name) => readFileSync(join(folder, name))));
const isKept = (text: string): boolean => kept().includes(text);

const roll = dice(3);
const letters = (count: number): string => Array.from({ length: count }, () => String.fromCharCode(97 + roll(26))).join('');
const nameOf = (n: number, count: number): string => `<${n}> ${letters(count)}`;

describe('whoever deletes everything leaves no name in any file', () => {
  it('while the server runs and others play on', async () => {
    const own = await newHouse({ store: { ...store, close: async () => {} } });
    const routes = api(own, { newPlayers: 9, address: () => 'here' });
    const { table, players } = await duel(own);
    const [leaver, stayer] = players;
    const asked = (method: string, body?: object) =>
      routes.request('/me', { method, headers: { Authorization: `Bearer ${leaver.key}` }, body: body && JSON.stringify(body) });
    for (const name of ['Zdeněk Žižka', 'Ада Лавлейс']) expect((await asked('PATCH', { name })).status).toBe(200);
    await stayer.ask('chat', { table, text: 'Hello' });
    await visitor(own, stayer);
    await leaver.ask('chat', { table, text: 'You utter nincompoop' });
    await stayer.until((pushes) => pushes.some((push) => 'line' in push && push.line.player === leaver.id));
    const [{ at }] = own.lines.last(table, stayer.id).filter(({ player }) => player === leaver.id);
    await stayer.ask('report', { player: leaver.id, why: 'insult', table, line: at });
    await vi.waitFor(() => expect(isKept('nincompoop')).toBe(true));
    await vi.waitFor(() => expect(isKept('Ада Лавлейс')).toBe(true));

    expect((await asked('DELETE')).status).toBe(200);
    for (const name of ['Zdeněk Žižka', 'Ада Лавлейс']) expect(isKept(name)).toBe(false);
    expect(isKept('nincompoop')).toBe(false);
    expect(isKept('Somebody')).toBe(true);
    await stayer.until(() => stayer.state()?.ended);
    expect((await own.store.players([stayer.id])).size).toBe(1);
  });

  it('not even where rows have moved from page to page', { timeout: 60_000 }, async () => {
    const ids = Array.from({ length: 2000 }, (_, n) => `${letters(12)}${n}`);
    await Promise.all(ids.map((id) => store.createPlayer({ id, name: '', emblem: 'alice' }, `key of ${id}`, `code of ${id}`, 1)));
    for (const longest of [4, 14, 18]) await Promise.all(ids.map((id, n) => store.change(id, { name: nameOf(n, roll(longest)) })));
    const gone = ids.filter((_, n) => n % 3 === 0);
    await Promise.all(gone.map((id) => store.forget(id)));
    const found = kept();
    expect(gone.filter((id) => found.includes(`<${ids.indexOf(id)}>`))).toEqual([]);
    expect(ids.filter((_, n) => found.includes(`<${n}>`))).toHaveLength(ids.length - gone.length);
    expect((await store.players(ids)).size).toBe(ids.length - gone.length);
    expect(await store.playerByKey(`key of ${ids[1]}`)).toMatchObject({ id: ids[1] });
  });

  it('nor of what was reported, also once it is dealt with', { timeout: 60_000 }, async () => {
    const ids = Array.from({ length: 1000 }, (_, n) => `${letters(12)}${n}`);
    await Promise.all(ids.map((id) => store.createPlayer({ id, name: '', emblem: 'alice' }, `key of ${id}`, `code of ${id}`, 1)));
    const [culprit, ...by] = ids;
    const report = { at: 1, about: culprit, why: 'insult' as const, table: null };
    await Promise.all(by.map((id, n) => store.report({ ...report, by: id, said: { at: n, text: `<${n}> ${letters(roll(190))}` } })));
    const gone = by.filter((_, n) => n % 3 > 0);
    await Promise.all(gone.map((id) => store.forget(id)));
    const found = kept();
    expect(gone.filter((id) => found.includes(`<${by.indexOf(id)}> `))).toEqual([]);
    expect(by.filter((_, n) => found.includes(`<${n}> `))).toHaveLength(by.length - gone.length);

    const act = { at: 1, operator: 'olga', what: 'settle', about: '', details: {} };
    const settled = (await store.reports(1000)).filter((_, n) => n % 2);
    await Promise.all(settled.map(({ id }) => store.settle(id, act)));
    const left = kept();
    expect(settled.filter(({ said }) => left.includes(said!))).toEqual([]);
    expect(await store.reports(1000)).toHaveLength(by.length - gone.length - settled.length);
  });

  it('also if a reader was in the way, or the server was killed, once it starts again', async () => {
    for (const id of ['ada', 'bob']) await store.createPlayer({ id, name: `<${id}>`, emblem: 'alice' }, `key of ${id}`, `code of ${id}`, 1);
    const reader = new Libsql(file);
    reader.exec('BEGIN');
    reader.prepare('SELECT * FROM players').all();
    const forgotten = store.forget('ada');
    await vi.waitFor(async () => expect((await store.players(['ada'])).size).toBe(0));
    expect(isKept('<ada>')).toBe(true);
    reader.exec('ROLLBACK');
    await forgotten;
    expect(isKept('<ada>')).toBe(false);

    // As if it had been killed just after bob was deleted.
    await store.close();
    const killed = new Libsql(file);
    killed.exec("PRAGMA secure_delete = OFF; DELETE FROM players WHERE id = 'bob'; PRAGMA user_version = 1");
    killed.close();
    expect(isKept('<bob>')).toBe(true);
    store = await sqliteStore(file);
    expect(isKept('<bob>')).toBe(false);
    reader.close();
  });
});
