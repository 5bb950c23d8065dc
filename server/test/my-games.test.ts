/** All games of a player: what each is told of them, and when they learn that something has changed. */
import type { MyGames } from '@peerless/protocol';
import { describe, expect, it } from 'vitest';
import { api } from '../src/door/api.ts';
import type { Hall } from '../src/hall.ts';
import { duel, type Visitor, visitor } from './house.ts';
import { askedOf, DAY, gathered, houses, othersOf, stopwatch } from './houses.ts';

const open = houses();
const games = async (own: Hall, { key }: Visitor): Promise<MyGames> => {
  const routes = api(own, { newPlayers: 9, address: () => '' });
  const answer = await routes.request('/me/tables', { headers: { Authorization: `Bearer ${key}` } });
  return (await answer.json()) as MyGames;
};
const stirs = ({ pushes }: Visitor): string[] => pushes.flatMap((push) => ('stirred' in push ? [push.stirred] : []));

describe('the games of a player', () => {
  it('are all that are not over, what waits for them first, the shortest time before others', async () => {
    const watch = stopwatch();
    const own = await open({ now: watch.now, steady: watch.steady, jobs: watch.jobs });
    const { table: slow, players } = await duel(own, { clock: { kind: 'days', days: 3 } });
    const asked = askedOf(players);
    const [other] = othersOf(players, asked);
    // The same two at a quicker table.
    const { table: quick } = await asked.ask('create', {
      options: { ...asked.state().options, clock: { kind: 'days', days: 1 } },
      seats: [{ kind: 'open' }, { kind: 'open' }],
      mine: 0,
    });
    const { invite } = (await asked.ask('open', { table: quick })).table;
    await other.ask('sit', { table: quick, seat: 1, invite: invite! });
    const choosing = await games(own, other);
    expect(choosing.games.map(({ id, phase, asked: seats, mine }) => [id, phase, seats.includes(mine[0])])).toEqual([
      [quick, 'choosing', true],
      [slow, 'playing', false],
    ]);
    await asked.ask('pick', { table: quick, hero: 'medusa' });
    await other.ask('pick', { table: quick, hero: 'alice' });
    const first = await own.tables.read(quick, ({ game, seats }) => (seats[game!.todo.at(-1)!.you] as { player: string }).player);
    const quicker = first === asked.id ? asked : other;
    const list = await games(own, quicker);
    expect(list.games[0]).toMatchObject({ id: quick, until: watch.now() + DAY });
    expect(list.now).toBe(watch.now());
    expect(list.games[0].seats.map(({ player }) => player!.id).toSorted()).toEqual([asked.id, other.id].toSorted());
    await asked.ask('concede', { table: slow });
    expect((await games(own, asked)).games.map(({ id }) => id)).toEqual([quick]);
  });
  it('are told to nobody else, and only with a key', async () => {
    const own = await open();
    await duel(own);
    expect((await games(own, await visitor(own))).games).toEqual([]);
    const answer = await api(own, { newPlayers: 9, address: () => '' }).request('/me/tables');
    expect(answer.status).toBe(401);
  });
});

describe('somebody who is elsewhere', () => {
  it('learns that it is their turn, that it is no more, and that the game is over', async () => {
    const own = await open();
    const { table, players } = await duel(own);
    const asked = askedOf(players);
    const [other] = othersOf(players, asked);
    const elsewhere = await visitor(own, other);
    const own2 = await visitor(own, asked);
    const { update } = asked.update();
    let { at } = asked.update();
    let [choice] = update.answers;
    while (askedOf(players) === asked) {
      await asked.ask('answer', { table, at, choice });
      if (askedOf(players) !== asked) break;
      ({ at } = asked.update());
      [choice] = asked.update().update.answers;
    }
    expect([stirs(elsewhere), stirs(own2)]).toEqual([[table], [table]]);
    await other.ask('concede', { table });
    expect([stirs(elsewhere), stirs(own2)]).toEqual([
      [table, table],
      [table, table],
    ]);
    expect([stirs(asked), stirs(other)], 'whoever looks at the table sees it').toEqual([[], []]);
  });
  it('hears of a table where heroes are chosen', async () => {
    const own = await open();
    const { table, players } = await gathered(own, 3);
    const devices = await Promise.all(players.map((player) => visitor(own, player)));
    await players[1].ask('pick', { table, hero: 'alice' });
    expect(devices.map(stirs)).toEqual([[], [table], []]);
  });
});
