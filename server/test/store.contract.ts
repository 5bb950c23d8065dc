/** What every store holds to. */
import type { Entry } from '@peerless/host';
import { ANY_DUEL, type PlayedGame } from '@peerless/protocol';
import { expect, it } from 'vitest';
import { type Result, rate } from '../src/ratings/ratings.ts';
import type { Holidays, Store, Summary, Waiting } from '../src/store/store.ts';
import { append, duel, entries, entry, fresh, played, player, SUMMARY } from './store.samples.ts';

const POINTS = { duel: 1500, freeForAll: 1400, teams: 1600 };

/** `elsewhere` asks the database past the store, by a connection of its own. */
export function storeContract(opened: () => Store, elsewhere: (query: string) => Promise<unknown[]>): void {
  const store = new Proxy({} as Store, { get: (_, name) => opened()[name as keyof Store] });

  it('keeps a log, and reads it from a place on', async () => {
    const table = fresh('table');
    expect(await store.append(append(table, 0, 2, { players: ['b', 'a'], due: 1_900_000_000_000 }))).toBe(true);
    expect(await store.append(append(table, 2, 1, { phase: 'playing', isPublic: false, players: ['a'] }))).toBe(true);
    expect(await store.read(table)).toEqual({
      summary: { phase: 'playing', isPublic: false, isWatchable: true, players: ['a'], due: null },
      entries: entries(0, 3),
    });
    expect((await store.read(table, 2))?.entries).toEqual([entry(2)]);
    expect((await store.read(table, 3))?.entries).toEqual([]);
    expect(await store.read('nowhere')).toBeUndefined();
    expect(await store.lengths([table, 'nowhere'])).toEqual(new Map([[table, 3]]));
  });
  it('says what is wrong with a log that was damaged', async () => {
    const table = fresh('table');
    await store.append(append(table, 0, 3));
    await elsewhere(`UPDATE entries SET body = '{"do":"stnd","at":1}' WHERE table_id = '${table}' AND n = 1 RETURNING n`);
    await expect(store.read(table)).rejects.toThrow(
      `the log of table ${table} is not valid:\n  [1].do: unknown do "stnd"; did you mean "stand"?`,
    );
    expect((await store.read(table, 2))?.entries).toEqual([entry(2)]);
  });

  it('keeps what people write as they wrote it', async () => {
    const table = fresh('table');
    const said: Entry = { do: 'sit', seat: 0, player: '"Ř\u0000\n\\u0041 🜲 \ud800', at: 1 };
    await store.append({ ...append(table, 0), entries: [said] });
    expect((await store.read(table))?.entries).toEqual([said]);
  });

  it('acknowledges only what others can read by then', async () => {
    for (let n = 0; n < 50; n++) {
      const table = fresh('table');
      await store.append(append(table, 0));
      expect(await elsewhere(`SELECT length FROM tables WHERE id = '${table}'`)).toEqual([{ length: 1 }]);
      await store.append(append(table, 1));
      expect(await elsewhere(`SELECT length FROM tables WHERE id = '${table}'`)).toEqual([{ length: 2 }]);
      const id = await player(store);
      expect(await elsewhere(`SELECT id FROM players WHERE id = '${id}'`)).toEqual([{ id }]);
    }
  });

  it('notes with what happens whom to tell of it, if they have a device', async () => {
    const [told, deaf] = [await player(store), await player(store)];
    const device = { endpoint: `https://push/${fresh('d')}`, keys: { p256dh: 'p', auth: 'a' }, lang: 'cs' };
    await store.addDevice(told, device, 1);
    expect([await store.devices(told), await store.devices(deaf)]).toEqual([[device], []]);
    const table = fresh('table');
    const to = (due: number) => [told, deaf, 'nobody'].map((who) => ({ player: who, what: 'turn' as const, due }));
    expect(await store.append({ ...append(table, 0), notices: to(5) })).toBe(true);
    expect(await store.notices(table, 4)).toEqual([]);
    expect(await store.notices(table, 5)).toEqual([{ player: told, what: 'turn', due: 5, tries: 0 }]);
    expect(await store.append({ ...append(table, 0), notices: to(6) }), 'what was not written notes nothing').toBe(false);
    const [notice] = await store.notices(table, 9);
    expect(notice.due).toBe(5);
    await store.settleNotice(table, notice, 7);
    expect(await store.notices(table, 9)).toEqual([{ ...notice, due: 7, tries: 1 }]);
    expect(await store.append({ ...append(table, 1), notices: [...to(8), { player: told, what: 'time', due: 3 }] })).toBe(true);
    await store.settleNotice(table, { ...notice, due: 7 }, null);
    expect((await store.notices(table, 9)).toSorted((a, b) => a.due - b.due)).toEqual([
      { player: told, what: 'time', due: 3, tries: 0 },
      { player: told, what: 'turn', due: 8, tries: 0 },
    ]);
    expect((await store.dueNotices(9, 1000)).filter((each) => each.table === table)).toEqual([{ table, due: 3 }]);
    await store.settleNotice(table, { ...notice, due: 8 }, null);
    expect(await store.notices(table, 9)).toHaveLength(1);
    await store.forget(told);
    expect(await store.notices(table, 9)).toEqual([]);
  });
  it('knows whom players follow and challenge', async () => {
    const [one, two] = [await player(store), await player(store)];
    for (const other of [two, two, one, 'nobody']) await store.follow(one, other, true);
    expect([await store.followed(one), await store.followed(two)]).toEqual([[two], []]);
    await store.block(two, one, true);
    expect(await store.followed(one)).toEqual([]);
    await store.block(two, one, false);
    await store.follow(one, two, false);
    expect(await store.followed(one)).toEqual([]);
    const table = fresh('table');
    await store.append(append(table, 0, 1, { phase: 'gathering' }));
    await store.challenge({ table, player: one, other: two });
    for (const each of [one, two]) expect(await store.challenges(each)).toEqual([{ table, player: one, other: two }]);
    await store.append(append(table, 1, 1, { phase: 'over' }));
    expect(await store.challenges(two)).toEqual([]);
  });
  it('keeps devices and wishes of each player, and a secret as it was first', async () => {
    const [one, two] = [await player(store), await player(store)];
    const device = (n: number) => ({ endpoint: `https://push/${one}/${n}`, keys: { p256dh: `p${n}`, auth: 'a' }, lang: 'en' });
    for (let n = 0; n < 12; n++) await store.addDevice(one, device(n), n);
    expect(await store.devices(one)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map(device));
    await store.addDevice(two, { ...device(11), lang: 'uk' }, 20);
    await store.removeDevice(device(10).endpoint, two);
    await store.removeDevice(device(9).endpoint);
    expect([(await store.devices(one)).length, await store.devices(two)]).toEqual([8, [{ ...device(11), lang: 'uk' }]]);
    const { lang: _, ...moved } = device(12);
    for (const auth of ['another', 'a']) await store.moveDevice({ endpoint: device(11).endpoint, auth }, moved, 21);
    await store.moveDevice({ endpoint: device(1).endpoint, auth: 'a' }, moved, 22);
    expect([(await store.devices(one)).length, await store.devices(two)]).toEqual([8, [{ ...moved, lang: 'uk' }]]);
    expect(await store.wishes(one)).toBeUndefined();
    const wishes = { turn: true, time: false, found: true, challenge: true, over: false, quiet: { from: 1, to: 2, zone: 'UTC' } };
    await store.wish(one, { ...wishes, quiet: null });
    await store.wish(one, wishes);
    expect([await store.wishes(one), await store.wishes(two)]).toEqual([wishes, undefined]);
    const name = fresh('secret');
    expect(await Promise.all([store.secret(name, 'first'), store.secret(name, 'second')])).toSatisfy(([a, b]: string[]) => a === b);
    expect(await store.secret(name, 'third')).toBe(await store.secret(name, 'fourth'));
  });

  it('keeps holidays of each player, one change after the other', async () => {
    const [one, two] = [await player(store), await player(store)];
    const more = (kept?: Holidays): Holidays => ({ year: 2030, spent: (kept?.spent ?? 0) + 1, begins: 5, ends: 9_000_000_000_000 });
    await Promise.all(Array.from({ length: 5 }, () => store.holidays(one, more)));
    expect(await store.holidays(one, more)).toEqual({ year: 2030, spent: 6, begins: 5, ends: 9_000_000_000_000 });
    expect((await store.holidays(two, more)).spent).toBe(1);
    const refused = new Error('no');
    await expect(
      store.holidays(one, () => {
        throw refused;
      }),
    ).rejects.toThrow('no');
    expect((await store.holidays(one, more)).spent).toBe(7);
    await store.forget(one);
    expect((await store.holidays(one, more)).spent).toBe(1);
  });
  it('refuses an append that expects another length', async () => {
    const table = fresh('table');
    expect(await store.append(append(table, 1))).toBe(false);
    expect(await store.append(append(table, 0, 2))).toBe(true);
    for (const from of [0, 1, 3]) expect(await store.append(append(table, from, 1, { players: ['late'] }))).toBe(false);
    expect(await store.read(table)).toEqual({ summary: SUMMARY, entries: entries(0, 2) });
    expect(await store.tablesOf('late')).toEqual([]);
  });

  it.each([0, 3])('lets exactly one of two appends from %i be written', async (from) => {
    const table = fresh('table');
    if (from > 0) await store.append(append(table, 0, from));
    const written = await Promise.all([1, 2, 3].map((count) => store.append(append(table, from, count))));
    expect(written.filter(Boolean)).toHaveLength(1);
    expect((await store.read(table))?.entries).toEqual(entries(0, from + 1 + written.indexOf(true)));
  });

  it('writes 1,000 appends over 100 tables, each in its order', async () => {
    const tables = Array.from({ length: 100 }, () => fresh('table'));
    const written = await Promise.all(
      tables.map(async (table) => {
        for (let from = 0; from < 10; from++) if (!(await store.append(append(table, from)))) return false;
        return true;
      }),
    );
    expect(written).toEqual(tables.map(() => true));
    expect(await store.lengths(tables)).toEqual(new Map(tables.map((table) => [table, 10])));
    expect((await store.read(tables[99]))?.entries).toEqual(entries(0, 10));
  });

  it('finds tables that are open, live or due, and those of a player', async () => {
    const [old, young, hidden, live, over] = Array.from({ length: 5 }, () => fresh('table'));
    const sitting = fresh('sitting');
    const opened = (table: string, at: number, summary: Partial<Summary>): Promise<boolean> =>
      store.append({ ...append(table, 0, 1, { players: [sitting, sitting], ...summary }), entries: [entry(0, at)] });
    await opened(old, 2e12, { due: 20 });
    await opened(young, 2e12 + 1, { due: 10 });
    await opened(hidden, 2e12 + 2, { isPublic: false, isWatchable: false, due: 31 });
    await opened(live, 2e12 + 3, { phase: 'playing' });
    await opened(over, 2e12 + 4, { phase: 'over' });
    expect(await store.openTables(2)).toEqual([young, old]);
    expect(await store.liveTables(1)).toEqual([live]);
    expect(await store.dueTables(30, 9)).toEqual([
      { table: young, due: 10 },
      { table: old, due: 20 },
    ]);
    expect(await store.dueTables(30, 1)).toEqual([{ table: young, due: 10 }]);
    expect((await store.tablesOf(sitting)).sort()).toEqual([old, young, hidden, live].sort());
    expect(await store.tablemates(sitting)).toEqual([]);
    const [other, another] = [fresh('other'), fresh('other')];
    await store.append(append(young, 1, 1, { players: [sitting, other] }));
    await store.append(append(hidden, 1, 1, { players: [another, sitting, other] }));
    await store.append(append(live, 1, 1, { players: [other, sitting] }));
    expect(await store.tablemates(sitting)).toEqual([other, another].sort());
    expect(await store.tablemates(another)).toEqual([other, sitting].sort());
    await store.append(append(old, 1, 1, { players: ['somebody else'] }));
    await store.append(append(live, 2, 1, { phase: 'over', players: [sitting, other] }));
    expect((await store.tablesOf(sitting)).sort()).toEqual([young, hidden].sort());
    expect(await store.liveTables(9)).not.toContain(live);
  });

  it('packs a finished log, and goes on after it', async () => {
    const table = fresh('table');
    await store.append(append(table, 0, 300, { phase: 'over' }));
    const result = { ...duel(table, [null, null]), rated: false };
    await store.finish(result, () => []);
    expect((await store.read(table))?.entries).toEqual(entries(0, 300));
    expect(await store.lengths([table])).toEqual(new Map([[table, 300]]));
    expect(await store.append(append(table, 299))).toBe(false);
    expect(await store.append(append(table, 300, 2, { phase: 'over' }))).toBe(true);
    expect((await store.read(table, 298))?.entries).toEqual(entries(298, 4));
    expect((await store.read(table, 301))?.entries).toEqual(entries(301, 1));
  });

  it('writes a result once, whoever comes first', async () => {
    const [winner, loser] = [await player(store), await player(store)];
    const result = duel(fresh('table'), [winner, loser]);
    await store.append(append(result.table, 0, 3, { phase: 'over' }));
    const finish = (): Promise<boolean> => store.finish(result, (ratings) => rate(result, ratings));
    const written = await Promise.all([finish(), finish(), finish()]);
    expect(written.filter(Boolean)).toHaveLength(1);
    expect(await finish()).toBe(false);
    const [{ points, games }] = await store.ratings(winner);
    expect(games).toBe(1);
    expect(points).toBeGreaterThan(1500);
    const [up, down] = await store.changes(result.table);
    expect(up).toEqual({ seat: 0, before: 1500, after: points });
    expect(down.after - 1500).toBe(1500 - points);
    await expect(store.finish(duel('nowhere', [winner, loser]), () => [])).rejects.toThrow('nowhere');
  });

  it('counts games that end at the same moment one after another', async () => {
    const [one, two] = [await player(store), await player(store)];
    await Promise.all(
      [0, 1, 2, 3, 4, 5].map((n) => played(store, duel(fresh('table'), n % 2 ? [one, two] : [two, one], n < 3 ? [n % 2] : []))),
    );
    expect((await store.ratings(one))[0].games).toBe(6);
    expect((await store.ratings(two))[0].games).toBe(6);
    expect(await store.against(one, two)).toEqual({ games: 6, won: 0, lost: 3, drawn: 3 });
  });

  it('counts games with the same opponent within a day less and less, and keeps how much', async () => {
    const [one, two, three] = [await player(store), await player(store), await player(store)];
    const DAY = 24 * 3_600_000;
    const at = 10 * DAY;
    const gain = async (result: Result): Promise<number> => {
      const [{ before, after }] = await store.changes(await played(store, result));
      return after - before;
    };
    const weights = async (table: string) =>
      (await elsewhere(`SELECT weight FROM result_seats WHERE table_id = '${table}' ORDER BY seat`)).map(
        (row) => (row as { weight: number }).weight,
      );
    const other: Partial<Result>[] = [{ pool: 'freeForAll' }, { rated: false }, { ended: at - DAY }];
    for (const more of other) await played(store, { ...duel(fresh('table'), [one, two], [0], at), ...more });
    const first = await gain(duel('first again', [one, two], [0], at));
    const [second, third] = [
      await gain(duel('second again', [one, two], [0], at + 1)),
      await gain(duel('third again', [two, one], [0], at + 2)),
    ];
    expect(second).toBeLessThan(first);
    expect(third).toBeGreaterThan(0);
    expect([await weights('first again'), await weights('second again'), await weights('third again')]).toEqual([
      [1, 1],
      [1 / 2, 1 / 2],
      [1 / 3, 1 / 3],
    ]);
    const several = { ...duel('with another', [one, three, null], [0], at + 3), pool: 'duel' as const };
    await played(store, several);
    expect(await weights('with another')).toEqual([1, 1, 1]);
    await played(store, duel('all of them', [three, two, one], [0], at + 4));
    expect(await weights('all of them')).toEqual([0.75, 0.625, 0.375]);
    await played(store, duel('a day later', [one, two], [0], at + 2 * DAY));
    expect(await weights('a day later')).toEqual([1, 1]);
  });

  it('tells games that ended together page by page, none twice and none left out', async () => {
    const one = await player(store);
    const tables: string[] = [];
    for (let n = 0; n < 5; n++) tables.push(await played(store, duel(fresh('table'), [one, null], [0], n < 4 ? 50 : 60)));
    const seen: PlayedGame[] = [];
    for (let page = 0; page < 3; page++) seen.push(...(await store.games(one, 2, { before: seen.at(-1) })));
    expect(seen.map(({ id }) => id)).toEqual([...new Set(seen.map(({ id }) => id))]);
    expect(seen.map(({ id }) => id).sort()).toEqual(tables.sort());
    expect(seen[0].ended).toBe(60);
    expect(await store.games(one, 2, { before: seen.at(-1) })).toEqual([]);
  });

  it('tells games at private tables to those who sat there only', async () => {
    const [one, two, stranger] = [await player(store), await player(store), await player(store)];
    const open = await played(store, duel(fresh('table'), [one, two], [0], 10));
    const result = duel(fresh('table'), [one, two], [0], 20);
    await store.append(append(result.table, 0, 3, { phase: 'over', isPublic: false }));
    await store.finish(result, (ratings) => rate(result, ratings));
    const told = async (seenBy?: string | null) => (await store.games(one, 9, { seenBy })).map(({ id }) => id);
    for (const insider of [undefined, one, two]) expect(await told(insider)).toEqual([result.table, open]);
    for (const outsider of [null, stranger]) expect(await told(outsider)).toEqual([open]);
    expect((await store.ratings(one))[0].games).toBe(2);
  });

  it('leaves ratings alone if the game is not rated', async () => {
    const [one, two] = [await player(store), await player(store)];
    const table = await played(store, { ...duel(fresh('table'), [one, two]), rated: false });
    expect(await store.ratings(one)).toEqual([]);
    expect(await store.changes(table)).toEqual([]);
  });

  it('tells of games, heroes and rivals', async () => {
    const [one, two] = [await player(store), await player(store)];
    const first = await played(store, duel(fresh('table'), [one, two], [0], 10));
    const second = await played(store, { ...duel(fresh('table'), [null, one], [0], 20), pool: 'bots' });
    const teams = { ...duel(fresh('table'), [one, two, two, null], [0, 2], 30), pool: 'teams' as const };
    const third = await played(store, { ...teams, seats: teams.seats.map((seat, n) => ({ ...seat, hero: n === 0 ? 'medusa' : 'alice' })) });

    const games = await store.games(one, 10);
    expect(games.map(({ id, seat, winners }) => ({ id, seat, winners }))).toEqual([
      { id: third, seat: 0, winners: [0, 2] },
      { id: second, seat: 1, winners: [0] },
      { id: first, seat: 0, winners: [0] },
    ]);
    expect(games[1].seats).toEqual([
      { player: null, level: 'hard', hero: 'alice' },
      { player: { id: one, name: `the ${one}`, emblem: 'alice' }, level: null, hero: 'alice' },
    ]);
    expect(games[1].change).toBeLessThan(0);
    expect((await store.games(one, 1, { before: { ended: 20, id: '' } })).map(({ id }) => id)).toEqual([first]);
    expect(await store.heroes(one)).toEqual([
      { hero: 'alice', games: 2, won: 1 },
      { hero: 'medusa', games: 1, won: 1 },
    ]);
    // Of the game in teams only the seat on the other side counts.
    expect(await store.against(one, two)).toEqual({ games: 2, won: 2, lost: 0, drawn: 0 });
    expect(await store.against(two, one)).toEqual({ games: 2, won: 0, lost: 2, drawn: 0 });
    expect(await store.against(one, 'nobody')).toEqual({ games: 0, won: 0, lost: 0, drawn: 0 });
  });

  it('lists leaders who have played enough, and against enough others, the best first', async () => {
    const [one, two, three, four] = [await player(store), await player(store), await player(store), await player(store)];
    const race = (players: string[]): Result => ({ ...duel(fresh('table'), players), pool: 'freeForAll' });
    for (let n = 0; n < 5; n++) await played(store, race([one, two]));
    await played(store, race([three, two]));
    await played(store, race([one, three]));
    const provisional = async (id: string) => (await store.ratings(id))[0].isProvisional;
    expect(await store.leaders('freeForAll', 10)).toEqual([]);
    expect(await provisional(one)).toBe(true);
    await played(store, race([one, four, two]));
    await played(store, race([four, two]));
    const leaders = await store.leaders('freeForAll', 10);
    expect(leaders.map(({ player: { id } }) => id)).toEqual([one, two]);
    expect([await provisional(one), await provisional(two), await provisional(three)]).toEqual([false, false, true]);
    const alone = (): Result => ({ ...duel(fresh('table'), [one, null]), pool: 'bots' });
    for (let n = 0; n < 5; n++) await played(store, alone());
    expect((await store.leaders('bots', 1))[0].player.id).toBe(one);
    expect(leaders[0].rating).toEqual((await store.ratings(one)).find(({ pool }) => pool === 'freeForAll'));
    expect(await store.leaders('freeForAll', 1)).toHaveLength(1);
  });

  it('knows players by key and by recovery code', async () => {
    const id = await player(store);
    const card = { id, name: `the ${id}`, emblem: 'alice' };
    expect(await store.playerByKey(`key of ${id}`)).toEqual(card);
    expect(await store.playerByKey('wrong')).toBeUndefined();
    expect(await store.players([id, 'nobody'])).toEqual(new Map([[id, card]]));
    expect(await store.since(id)).toBe(5);
    expect(await store.since('nobody')).toBeUndefined();
    await store.change(id, { name: 'Ada' });
    await store.change(id, { emblem: 'medusa' });
    const changed = { id, name: 'Ada', emblem: 'medusa' };
    expect(await store.recover(`code of ${id}`, `second key of ${id}`)).toEqual(changed);
    expect(await store.playerByKey(`second key of ${id}`)).toEqual(changed);
    expect(await store.setRecovery(id, `second key of ${id}`, `new code of ${id}`)).toBe(true);
    expect(await store.recover(`code of ${id}`, 'third key')).toBeUndefined();
    expect(await store.playerByKey('third key')).toBeUndefined();
    await expect(player(store, id)).rejects.toThrow();
  });

  it('knows a key until it is revoked, and lets nobody do anything to keys without one', async () => {
    const [id, other] = [await player(store), await player(store)];
    const [first, second, third] = [1, 2, 3].map((n) => `key ${n} of ${id}`);
    expect(await store.addKey(id, `key of ${id}`, first)).toBe(true);
    expect(await store.addKey(id, first, second)).toBe(true);
    expect((await store.keysOf(id)).sort()).toEqual([`key of ${id}`, first, second].sort());

    expect(await store.revokeOthers(id, second, `new code of ${id}`)).toBe(true);
    expect(await store.keysOf(id)).toEqual([second]);
    expect(await store.playerByKey(second)).toMatchObject({ id });
    for (const gone of [`key of ${id}`, first]) {
      expect(await store.playerByKey(gone)).toBeUndefined();
      expect(await store.addKey(id, gone, third)).toBe(false);
      expect(await store.setRecovery(id, gone, 'code of a thief')).toBe(false);
      expect(await store.revokeOthers(id, gone, 'code of a thief')).toBe(false);
    }
    expect(await store.addKey(id, `key of ${other}`, third)).toBe(false);
    expect(await store.recover(`code of ${id}`, third)).toBeUndefined();
    expect(await store.recover('code of a thief', third)).toBeUndefined();
    expect(await store.keysOf(id)).toEqual([second]);
    expect(await store.keysOf(other)).toEqual([`key of ${other}`]);
    expect(await store.recover(`new code of ${id}`, third)).toMatchObject({ id });
  });

  it('leaves no key that was made while others were revoked', async () => {
    for (let n = 0; n < 10; n++) {
      const id = await player(store);
      const [old, own] = [`key of ${id}`, `own key of ${id}`];
      await store.addKey(id, old, own);
      const thief = (count: number): Promise<unknown>[] =>
        Array.from({ length: count }, () => [
          store.addKey(id, old, fresh('stolen')),
          store.recover(`code of ${id}`, fresh('found')),
          store.setRecovery(id, old, `code of ${id}`),
        ]).flat();
      await Promise.all([...thief(n), store.revokeOthers(id, own, `new code of ${id}`), ...thief(3)]);
      expect(await store.keysOf(id)).toEqual([own]);
      expect(await store.recover(`new code of ${id}`, `next key of ${id}`)).toMatchObject({ id });
    }
  });

  it('blocks and unblocks', async () => {
    const [one, two] = [await player(store), await player(store)];
    await store.block(one, two, true);
    await store.block(one, two, true);
    expect(await store.blocked(one)).toEqual([two]);
    expect(await store.blocked(two)).toEqual([]);
    await store.block(one, two, false);
    expect(await store.blocked(one)).toEqual([]);
  });

  it('blocks nobody who is not known, and for nobody who is not', async () => {
    const one = await player(store);
    await store.block(one, 'nobody', true);
    await store.block('nobody', one, true);
    expect(await store.blocked(one)).toEqual([]);
    expect(await store.blocked('nobody')).toEqual([]);
  });

  it('forgets a player, and keeps the games without the name', async () => {
    const [one, two] = [await player(store), await player(store)];
    const table = await played(store, duel(fresh('table'), [one, two]));
    const live = fresh('table');
    await store.append(append(live, 0, 1, { players: [one, two] }));
    await store.block(two, one, true);
    await store.seek({ ...ANY_DUEL, player: one, points: POINTS, since: 1, seen: 1 });
    await store.forget(one);
    expect(await store.playerByKey(`key of ${one}`)).toBeUndefined();
    expect(await store.recover(`code of ${one}`, 'key')).toBeUndefined();
    expect(await store.players([one])).toEqual(new Map());
    expect(await store.ratings(one)).toEqual([]);
    expect(await store.blocked(two)).toEqual([]);
    expect(await store.tablesOf(one)).toEqual([]);
    expect(await store.tablesOf(two)).toEqual([live]);
    expect((await store.seeking()).map((waiting) => waiting.player)).not.toContain(one);
    expect((await store.games(two, 9))[0].seats[0]).toEqual({ player: null, level: null, hero: 'alice' });
    expect((await store.read(table))?.entries).toEqual(entries(0, 3));
    // Still in a game when forgotten: the result is nobody's.
    await played(store, duel(fresh('table'), [one, two]));
    expect((await store.ratings(two))[0].games).toBe(2);
  });

  it('keeps a queue from which nobody is matched twice', async () => {
    const [one, two, three] = [await player(store), await player(store), await player(store)];
    const waiting = (id: string, since: number): Waiting => ({ ...ANY_DUEL, player: id, points: POINTS, since, seen: since });
    await Promise.all([store.seek(waiting(one, 2)), store.seek(waiting(two, 3)), store.seek(waiting(three, 9))]);
    const moved: Waiting = { ...waiting(three, 1), pools: ['teams', 'duel'], paces: ['oneDay'], rated: 'casual', within: 100 };
    await store.seek(moved);
    expect(await store.seeking()).toEqual([moved, waiting(one, 2), waiting(two, 3)]);
    const pairs = [
      [one, two],
      [two, three],
      [three, one],
      [two, one],
    ];
    expect((await Promise.all(pairs.map((pair) => store.match(pair)))).filter(Boolean)).toHaveLength(1);
    expect(await store.seeking()).toHaveLength(1);
    expect(await store.match([one, two, three])).toBe(false);
    for (const id of [one, two, three]) await store.stopSeeking(id);
    expect(await store.seeking()).toEqual([]);
  });

  it('keeps what stands for days when its player leaves, until its time is up', async () => {
    const [passing, standing] = [await player(store), await player(store)];
    const DAYS = 2 * 24 * 3_600_000;
    const at = 1_000_000;
    await store.seek({ ...ANY_DUEL, days: 0, player: passing, points: POINTS, since: at, seen: at });
    const stood: Waiting = { ...ANY_DUEL, days: 2, player: standing, points: POINTS, since: at, seen: at };
    await store.seek(stood);
    expect(await store.seekOf(passing, at)).toBeUndefined();
    expect(await store.seekOf(standing, at)).toEqual({ seek: { ...ANY_DUEL, days: 2 }, since: at });
    for (const id of [passing, standing]) await store.leave(id);
    expect(await store.seeking(at)).toEqual([{ ...stood, seen: 0 }]);
    await store.stillSeeking([standing], at + 7);
    expect(await store.seeking(at + 7)).toEqual([{ ...stood, seen: at + 7 }]);
    expect(await store.seeking(at + DAYS)).toHaveLength(1);
    expect(await store.seekOf(standing, at + DAYS + 1)).toBeUndefined();
    expect(await store.seeking(at + DAYS + 1)).toEqual([]);
    await store.stopSeeking(standing);
    expect(await store.seeking(at)).toEqual([]);
  });

  it('knows what some players are worth in one pool', async () => {
    const [one, two, three] = [await player(store), await player(store), await player(store)];
    await played(store, duel(fresh('table'), [one, two]));
    const found = await store.ratingsIn('duel', [one, three]);
    expect([...found.keys()]).toEqual([one]);
    expect(found.get(one)).toEqual((await store.ratings(one))[0]);
    expect((await store.ratingsIn('teams', [one, two])).size).toBe(0);
  });

  it('knows who of some blocks whom', async () => {
    const [one, two, three] = [await player(store), await player(store), await player(store)];
    await store.block(one, two, true);
    await store.block(one, three, true);
    expect(await store.blocksAmong([one, two])).toEqual([{ player: one, other: two }]);
    expect(await store.blocksAmong([two, three])).toEqual([]);
  });

  it('undoes what fails, and only that', async () => {
    const id = await player(store);
    const table = fresh('table');
    const result = duel(table, [id, null]);
    await store.append(append(table, 0, 2, { phase: 'over' }));
    const outcomes = await Promise.allSettled([
      store.change(id, { name: 'Before' }),
      store.finish(result, () => {
        throw new Error('no rating today');
      }),
      store.append(append(table, 2, 1, { phase: 'over' })),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect((await store.players([id])).get(id)?.name).toBe('Before');
    expect((await store.read(table))?.entries).toHaveLength(3);
    expect(await store.finish(result, (ratings) => rate(result, ratings))).toBe(true);
  });

  it('answers when asked whether it is there', () => store.check());
}
