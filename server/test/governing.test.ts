import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { api } from '../src/door/api.ts';
import { type ActAsks, type ActGives, type ActName, govern, Objection } from '../src/governing/acts.ts';
import { reach } from '../src/governing/reach.ts';
import type { Hall } from '../src/hall.ts';
import { lockedStore } from '../src/store/lock.ts';
import { DUEL, playLong, visitor } from './house.ts';
import { DAY, gathered, HEROES, houses, MINUTE, started, stopwatch } from './houses.ts';
import { servers, wire } from './wire.ts';

const newHouse = houses();
const OPEN = { kind: 'open' } as const;
const OLGA = { name: 'olga', because: 'spam' };
const does =
  (own: Hall) =>
  <A extends ActName>(act: A, asks: ActAsks<A>): Promise<ActGives<A>> =>
    govern(own, act, asks, OLGA) as Promise<ActGives<A>>;
const asking = (own: Hall, key: string) => {
  const routes = api(own, { newPlayers: 9, address: () => key });
  return async (method: string, path: string, body?: object) => {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` };
    const response = await routes.request(path, { method, headers, body: body && JSON.stringify(body) });
    return (await response.json()) as { no?: string };
  };
};

describe('whoever is banned', () => {
  it('is cut, finds no way in by any key or code, and nobody waits for them', async () => {
    const watch = stopwatch();
    const own = await newHouse(watch);
    const { table, players } = await started(own, 2);
    const [bad, other] = players;
    const recovery = (await own.people.newRecovery(bad.id, bad.key))!;
    const second = await visitor(own, bad);
    const [one, two] = [await visitor(own), await gathered(own, 2)];
    expect(await does(own)('ban', { player: bad.id, days: 2 })).toMatchObject({ banned: watch.now() + 2 * DAY });
    await does(own)('ban', { player: two.players[0].id, days: null });
    for (const cut of [bad, second]) expect(own.connections.has(cut.connection)).toBe(false);
    expect([other, one].map(({ connection }) => own.connections.has(connection))).toEqual([true, true]);
    await other.until(() => other.state().phase === 'over');
    expect(other.state().ended).toMatchObject({ how: 'won', winners: [1] });
    expect(await own.tables.read(two.table, ({ phase }) => phase)).toBe('over');

    await expect(visitor(own, bad)).rejects.toThrow('banned');
    await expect(own.people.recover(recovery)).rejects.toThrow('banned');
    const ask = asking(own, bad.key);
    for (const [method, path] of [
      ['GET', '/me'],
      ['POST', '/me/keys'],
      ['PATCH', '/me'],
      ['GET', `/games/${table}`],
      ['DELETE', '/me/keys'],
    ])
      expect(await ask(method, path, method === 'GET' ? undefined : {}), path).toEqual({ no: 'banned', detail: 'banned' });
    await watch.pass(2 * DAY);
    await visitor(own, bad);
    await does(own)('unban', { player: two.players[0].id });
    await visitor(own, two.players[0]);
  });

  it('may still have everything deleted', async () => {
    const own = await newHouse();
    const { id, key } = await own.people.create('Ada');
    await does(own)('ban', { player: id, days: null });
    expect(await asking(own, key)('DELETE', '/me')).toBeNull();
    expect(await own.store.since(id)).toBeUndefined();
  });

  it('is looked for no more', async () => {
    const own = await newHouse();
    const { id } = await visitor(own);
    const seek = {
      pools: ['duel' as const],
      paces: ['oneDay' as const],
      rated: 'either' as const,
      within: null,
      days: 3,
      since: 1,
      seen: 1,
    };
    await own.store.seek({ ...seek, player: id, points: { duel: 1, freeForAll: 1, teams: 1 } });
    await does(own)('ban', { player: id, days: null });
    expect(await own.store.seeking()).toEqual([]);
  });
});

it('whoever is muted says nothing and keeps their name, and is heard again', async () => {
  const watch = stopwatch();
  const own = await newHouse(watch);
  const { table, players } = await gathered(own, 2);
  const [bad] = players;
  await does(own)('mute', { player: bad.id, days: 1 });
  expect(await bad.refused('phrase', { table, phrase: 'hello' })).toBe('muted');
  expect(await bad.refused('chat', { table, text: 'hello' })).toBe('muted');
  expect(await asking(own, bad.key)('PATCH', '/me', { name: 'Hello' })).toMatchObject({ no: 'muted' });
  expect(await asking(own, bad.key)('PATCH', '/me', { emblem: 'alice' })).toMatchObject({
    name: bad.connection.player!.name,
    emblem: 'alice',
  });
  await players[1].ask('chat', { table, text: 'hello' });
  await watch.pass(DAY);
  await bad.ask('chat', { table, text: 'hello' });
  await does(own)('mute', { player: bad.id, days: null });
  await does(own)('unmute', { player: bad.id });
  expect(await asking(own, bad.key)('PATCH', '/me', { name: 'Hello' })).toMatchObject({ name: 'Hello' });
});

it('a new name is seen at once, and is a sound one', async () => {
  const own = await newHouse();
  const { table, players } = await gathered(own, 2);
  await does(own)('rename', { player: players[1].id, name: ' Ada  L. ' });
  expect(own.people.card(players[1].id).name).toBe('Ada L.');
  expect(players[1].connection.player!.name).toBe('Ada L.');
  const { seats } = (await players[0].ask('open', { table })).table;
  expect(seats[1].sitting).toMatchObject({ player: { name: 'Ada L.' } });
  await expect(does(own)('rename', { player: players[1].id, name: '\u200b' })).rejects.toThrow(Objection);
});

it('a table is closed before its game, in it, but not after it', async () => {
  const own = await newHouse();
  for (const come of [gathered, started]) {
    const { table, players } = await come(own, 2);
    expect(await does(own)('close', { table })).toEqual({ table });
    await players[1].until(() => players[1].state().phase === 'over');
    expect(players[1].state().ended!.how).toBe('abandoned');
    await expect(does(own)('close', { table })).rejects.toThrow(`the table ${table} is over`);
  }
  await expect(does(own)('close', { table: 'nowhere' })).rejects.toThrow('there is no table nowhere');
});

it('who gives up to the same player again and again is seen among the pairs', async () => {
  const watch = stopwatch();
  const own = await newHouse(watch);
  const people = [await visitor(own), await visitor(own)];
  const give = async (isShort: boolean): Promise<void> => {
    const { table } = await people[0].ask('create', { options: { ...DUEL, rated: true, isPublic: true }, seats: [OPEN, OPEN], mine: 0 });
    await people[1].ask('sit', { table, seat: 1 });
    for (const [seat, player] of people.entries()) await player.ask('pick', { table, hero: HEROES[seat] });
    if (!isShort) await playLong(own.tables, table);
    await watch.pass(MINUTE);
    await people[0].ask('concede', { table });
    await watch.pass(0);
  };
  for (const isShort of [true, true, false]) await give(isShort);
  expect(await does(own)('pairs', { days: 30 })).toEqual([]);
  await give(true);
  const [pair, ...others] = await does(own)('pairs', { days: 30 });
  expect(others).toEqual([]);
  expect(pair.players.map(({ id }) => id).sort()).toEqual(people.map(({ id }) => id).sort());
  expect(pair).toMatchObject({ games: 4, short: 4, days: 1, signs: ['often', 'oneSided', 'short'] });
  await watch.pass(2 * DAY);
  expect(await does(own)('pairs', { days: 1 })).toEqual([]);
});

it('what cannot be done is told in words', async () => {
  const own = await newHouse();
  for (const act of ['unmute', 'unban', 'unlist', 'list'] as const)
    await expect(does(own)(act, { player: 'nobody' })).rejects.toThrow('there is no player nobody');
  await expect(does(own)('rename', { player: 'nobody', name: 'Ada' })).rejects.toThrow('there is no player nobody');
  await expect(does(own)('ban', { player: 'nobody', days: 1 })).rejects.toThrow('there is no player nobody');
  await expect(does(own)('annul', { table: 'nowhere' })).rejects.toThrow('no game has ended at a table nowhere');
  await expect(does(own)('unban', { player: 'no/body' })).rejects.toThrow('player: no id');
  await expect(govern(own, 'toString', {}, OLGA)).rejects.toThrow('operators cannot "toString"');
  expect(await own.store.acts(9)).toEqual([]);
});

it('every act is noted, with who did it and why, and nobody by name', async () => {
  const own = await newHouse(stopwatch(5_000_000_000));
  const { table, players } = await gathered(own, 2);
  const player = players[1].id;
  await does(own)('mute', { player, days: 3 });
  await does(own)('unmute', { player });
  await does(own)('unlist', { player });
  await does(own)('list', { player });
  await does(own)('rename', { player, name: 'Ada' });
  await does(own)('close', { table });
  const acts = await does(own)('log', { about: null, limit: 99 });
  expect(acts.map(({ what, about, details }) => [what, about, details]).sort()).toEqual(
    [
      ['mute', player, { because: 'spam', days: 3 }],
      ['unmute', player, { because: 'spam' }],
      ['unlist', player, { because: 'spam' }],
      ['list', player, { because: 'spam' }],
      ['rename', player, { because: 'spam' }],
      ['close', table, { because: 'spam' }],
    ].sort(),
  );
  expect(new Set(acts.map(({ at, operator }) => `${at} ${operator}`))).toEqual(new Set(['5000000000 olga']));
  expect(await does(own)('log', { about: table, limit: 99 })).toHaveLength(1);
});

describe('operators at the machine', () => {
  const start = servers();
  const folders: string[] = [];
  afterEach(async () => {
    for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
  });
  const data = async (): Promise<string> => {
    folders.push(await mkdtemp(join(tmpdir(), 'peerless-office-')));
    return join(folders.at(-1)!, 'games.db');
  };

  it('reach the server that runs, and only they do', async () => {
    const file = await data();
    const { hall, url, stop } = await start({ file });
    const { id, key } = await hall.people.create('Ada');
    const socket = await wire(url, key);
    expect(await reach({ file }, 'find', { text: 'ada' }, OLGA)).toMatchObject([{ player: { id } }]);
    await expect(reach({ file }, 'unban', { player: 'nobody' }, OLGA)).rejects.toThrow(Objection);
    await reach({ file }, 'ban', { player: id, days: null }, OLGA);
    expect(await socket.closed).toBe(1008);
    const office = `${file}-operator`;
    if (process.platform !== 'win32') expect(statSync(office).mode & 0o777).toBe(0o600);
    const { port } = JSON.parse(readFileSync(office, 'utf8'));
    for (const Authorization of ['', 'Bearer ', 'Bearer stolen', key]) {
      const body = JSON.stringify({ asks: { player: id }, operator: OLGA });
      const answer = await fetch(`http://127.0.0.1:${port}/unban`, { method: 'POST', headers: { Authorization }, body });
      expect([answer.status, await answer.json()]).toEqual([401, { problem: 'not this token' }]);
    }
    await stop(0);
    expect(existsSync(office)).toBe(false);
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  });

  it('reach the data if no server runs, also after one was killed', async () => {
    const file = await data();
    await expect(reach({ file }, 'find', { text: 'a' }, OLGA)).rejects.toThrow(`there is no database at ${file}`);
    const store = await lockedStore(file);
    await store.createPlayer({ id: 'ada', name: 'Ada', emblem: 'alice' }, 'key', 'code', 5);
    await expect(reach({ file }, 'find', { text: 'a' }, OLGA)).rejects.toThrow('another server is using');
    await store.close();
    for (const left of ['{"port":1,"token":"old"}', 'nonsense']) {
      writeFileSync(`${file}-operator`, left);
      expect(await reach({ file }, 'mute', { player: 'ada', days: null }, OLGA)).toMatchObject({ player: { name: 'Ada' } });
    }
    const again = await lockedStore(file);
    expect((await again.marks('ada'))!.muted).toBeGreaterThan(Date.now());
    await again.close();
    await expect(reach({ file, postgres: 'postgres://somewhere' }, 'find', { text: 'a' }, OLGA)).rejects.toThrow('share both');
  });
});
