import { replay } from '@peerless/engine';
import type { Profile, TableOptions } from '@peerless/protocol';
import { describe, expect, it, vi } from 'vitest';
import { api } from '../src/door/api.ts';
import type { Hall } from '../src/hall.ts';
import { DUEL, dice, playLong, step, type Visitor, visitor } from './house.ts';
import { gathered, HEROES, houses, MINUTE, sameStore, started, stopwatch } from './houses.ts';

const newHouse = houses();
const asking = (own: Hall) => {
  const routes = api(own, { newPlayers: 1000, address: () => 'here' });
  return async (path: string, by?: Visitor) => routes.request(path, by && { headers: { Authorization: `Bearer ${by.key}` } });
};
/** The loser gives up: at once, unless it shall be rated. */
async function beaten(own: Hall, players: readonly Visitor[], loser: Visitor, options: Partial<TableOptions> = {}): Promise<string> {
  const [host, ...others] = players;
  const { table } = await host.ask('create', {
    options: { ...DUEL, ...options },
    seats: players.map(() => ({ kind: 'open' as const })),
    mine: 0,
  });
  const { invite } = (await host.ask('open', { table })).table;
  for (const [n, other] of others.entries()) {
    await other.ask('sit', { table, seat: n + 1, invite: invite! });
    await other.ask('open', { table });
  }
  for (const [seat, player] of players.entries()) await player.ask('pick', { table, hero: HEROES[seat] });
  if (options.rated) await playLong(own.tables, table);
  await loser.ask('concede', { table });
  for (const player of players) await player.ask('close', { table });
  return table;
}
const finished = (own: Hall, table: string, player: Visitor) =>
  vi.waitFor(async () => expect((await own.store.games(player.id, 100)).map(({ id }) => id)).toContain(table));

describe('a rated game', () => {
  it('changes the ratings of its pool, and tells so', async () => {
    const own = await newHouse({ leastTime: 0 });
    const { table, players } = await started(own, 2, { rated: true, isPublic: true });
    await playLong(own.tables, table);
    await players[0].ask('concede', { table });
    for (const player of players) await player.until(() => player.state()?.ended?.ratings.length === 2);
    const [lost, won] = players[0].state().ended!.ratings;
    expect(lost).toMatchObject({ seat: 0, before: 1500 });
    expect(won).toMatchObject({ seat: 1, before: 1500 });
    expect(lost.after).toBeLessThan(1500);
    expect(won.after).toBeGreaterThan(1500);
    expect(await own.store.ratings(players[1].id)).toMatchObject([{ pool: 'duel', points: won.after, games: 1 }]);
    const [game] = await own.store.games(players[1].id, 9);
    expect(game).toMatchObject({ id: table, pool: 'duel', winners: [1], seat: 1, change: won.after - 1500 });
  });

  it('of several people has a pool of its own; allies win together', async () => {
    const own = await newHouse({ leastTime: 0 });
    const people = await Promise.all([0, 1, 2, 3].map(() => visitor(own)));
    const teams = await beaten(own, people, people[0], { mode: 'teams', seats: 4, board: 'random', rated: true, isPublic: true });
    await people[2].ask('concede', { table: teams });
    await finished(own, teams, people[3]);
    const points = await Promise.all(people.map(async ({ id }) => (await own.store.ratings(id))[0]));
    expect(points.map(({ pool }) => pool)).toEqual(['teams', 'teams', 'teams', 'teams']);
    expect(points.map((rating) => Math.sign(rating.points - 1500))).toEqual([-1, 1, -1, 1]);
  });

  it('against computer players counts among such games', async () => {
    const watch = stopwatch();
    const own = await newHouse(watch);
    const person = await visitor(own);
    const { table } = await person.ask('create', {
      options: { ...DUEL, rated: true, isPublic: true },
      seats: [{ kind: 'open' }, { kind: 'computer', level: 'easy' }],
      mine: 0,
    });
    await person.ask('open', { table });
    await person.ask('pick', { table, hero: 'alice' });
    await playLong(own.tables, table);
    await watch.pass(MINUTE);
    await person.ask('concede', { table });
    await watch.pass(0);
    expect(await own.store.ratings(person.id)).toMatchObject([{ pool: 'bots', games: 1 }]);
    expect((await own.store.games(person.id, 1))[0].seats[1]).toMatchObject({ player: null, level: 'easy' });
  });
});

it('a game that was given up too soon is not rated, and told so', async () => {
  const watch = stopwatch();
  const own = await newHouse(watch);
  const { table, players } = await started(own, 2, { rated: true, isPublic: true });
  await watch.pass(MINUTE);
  await players[0].ask('concede', { table });
  await watch.pass(0);
  for (const player of players) await player.until(() => player.state()?.ended);
  expect(players[1].state().ended).toEqual({ how: 'won', winners: [1], ratings: [], isTooShort: true });
  expect(await own.store.games(players[1].id, 9)).toMatchObject([{ id: table, change: null }]);
  expect(await own.store.ratings(players[1].id)).toEqual([]);
});

describe('a game that is not rated', () => {
  it('changes no rating, and is in the history and the statistics', async () => {
    const own = await newHouse();
    const people = [await visitor(own), await visitor(own)];
    const table = await beaten(own, people, people[0]);
    await finished(own, table, people[0]);
    expect(await own.store.ratings(people[1].id)).toEqual([]);
    expect(await own.store.heroes(people[1].id)).toEqual([{ hero: 'king-arthur', games: 1, won: 1 }]);
    expect((await own.store.games(people[1].id, 9))[0].change).toBeNull();
  });
});

describe('what is asked over HTTP', () => {
  it('tells profile, leaders and head-to-head', async () => {
    const own = await newHouse({ leastTime: 0 });
    const ask = asking(own);
    const [a, b] = [await visitor(own), await visitor(own)];
    for (let n = 0; n < 5; n++) await finished(own, await beaten(own, [a, b], n ? a : b, { rated: true, isPublic: true }), b);
    const draw = await gathered(own, 2);
    expect(await (await ask(`/players/${a.id}/against/${b.id}`)).json()).toEqual({ games: 5, won: 1, lost: 4, drawn: 0 });
    expect(await (await ask(`/players/${a.id}/against/${draw.players[0].id}`)).json()).toEqual({ games: 0, won: 0, lost: 0, drawn: 0 });
    const leaders = async () =>
      ((await (await ask('/leaders/duel')).json()) as { player: { id: string } }[]).map(({ player }) => player.id);
    expect(await leaders()).toEqual([]);
    expect(await (await ask('/leaders/bots')).json()).toEqual([]);
    expect((await ask('/leaders/chess')).status).toBe(400);
    const profile = (await (await ask(`/players/${b.id}`)).json()) as Profile;
    expect(profile).toMatchObject({
      player: { id: b.id, name: expect.stringContaining('Somebody') },
      ratings: [{ pool: 'duel', games: 5 }],
    });
    expect(profile.heroes).toEqual([{ hero: 'king-arthur', games: 5, won: 4 }]);
    expect(profile.games).toHaveLength(5);
    expect((await ask('/players/nobody')).status).toBe(404);
    for (const other of [await visitor(own), await visitor(own)])
      await finished(own, await beaten(own, [other, b], other, { rated: true, isPublic: true }), b);
    expect(await leaders()).toEqual([b.id]);
  });

  it('tells of a private game to those who played it only', async () => {
    const own = await newHouse();
    const ask = asking(own);
    const [a, b, stranger] = [await visitor(own), await visitor(own), await visitor(own)];
    const table = await beaten(own, [a, b], a);
    const open = await beaten(own, [a, b], a, { isPublic: true });
    await finished(own, open, a);
    await finished(own, table, a);
    const gamesOf = async (path: string, by?: Visitor) => {
      const found = (await (await ask(path, by)).json()) as Profile | Profile['games'];
      return ('games' in found ? found.games : found).map(({ id }) => id).sort();
    };
    for (const path of [`/players/${a.id}`, `/players/${a.id}/games`]) {
      for (const player of [a, b]) expect(await gamesOf(path, player)).toEqual([table, open].sort());
      for (const other of [stranger, undefined]) expect(await gamesOf(path, other)).toEqual([open]);
    }
    expect((await ask(`/games/${table}`, b)).status).toBe(200);
    for (const other of [stranger, undefined])
      expect(await (await ask(`/games/${table}`, other)).json()).toMatchObject({ no: 'needsInvite' });
    expect((await ask(`/games/${open}`)).status).toBe(200);
  });

  it('exports all own games as records that replay, however many', async () => {
    const watch = stopwatch();
    const own = await newHouse(watch);
    const ask = asking(own);
    const { table, players } = await started(own, 2);
    expect((await ask(`/games/${table}`)).status).toBe(400);
    const roll = dice(8);
    while (await step(table, players, roll));
    await watch.pass(0);
    for (let n = 0; n < 53; n++) {
      await watch.pass(60_000);
      await beaten(own, players, players[n % 2]);
      await watch.pass(0);
    }
    const text = await (await ask('/me/games', players[0])).text();
    const games = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(games).toHaveLength(54);
    for (const { seats, takenBack, ended, ...record } of games) expect(replay(record).over).toBe(1);
    const one = await (await ask(`/games/${table}`, players[0])).json();
    expect(one).toEqual(games.at(-1));
    expect((await ask('/me/games')).status).toBe(401);
  });
});

describe('a result', () => {
  it('is written although the server was lost just before', async () => {
    const watch = stopwatch();
    const own = await newHouse(watch);
    const { table, players } = await started(own, 2, { rated: true, isPublic: true });
    await playLong(own.tables, table);
    await watch.pass(MINUTE);
    await players[0].ask('concede', { table });
    expect(await own.store.games(players[0].id, 9)).toEqual([]);
    const again = stopwatch(watch.now());
    await newHouse({ ...again, ...sameStore(own) });
    await vi.waitFor(async () => {
      await again.pass(0);
      expect(await own.store.games(players[0].id, 9)).toHaveLength(1);
    });
    expect(await own.store.dueTables(Number.MAX_SAFE_INTEGER, 9)).toEqual([]);
    await watch.pass(0);
    expect(await own.store.ratings(players[0].id)).toMatchObject([{ games: 1 }]);
  });
});
