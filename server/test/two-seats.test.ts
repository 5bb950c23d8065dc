/** One person who holds both seats of a side, from sitting down to the result. */
import { choices } from '@peerless/engine';
import type { MyGames } from '@peerless/protocol';
import { describe, expect, it, vi } from 'vitest';
import { api } from '../src/door/api.ts';
import type { Hall } from '../src/hall.ts';
import { DUEL, playLong, type Visitor, visitor } from './house.ts';
import { HEROES, houses } from './houses.ts';

const newHouse = houses();
const TEAMS = { ...DUEL, mode: 'teams', seats: 4, board: 'random', isPublic: true } as const;
const OPEN = { kind: 'open' } as const;

/** The first person holds the first and third seat, the others sit against them. */
async function paired(own: Hall, options: object = {}): Promise<{ table: string; players: Visitor[] }> {
  const players = await Promise.all([0, 1, 2].map(() => visitor(own)));
  const { table } = await players[0].ask('create', { options: { ...TEAMS, ...options }, seats: [OPEN, OPEN, OPEN, OPEN], mine: 0 });
  for (const [n, seat] of [0, 1, 3].entries()) {
    await players[n].ask('open', { table });
    if (n) await players[n].ask('sit', { table, seat });
  }
  await players[0].ask('sit', { table, seat: 2 });
  for (const [seat, n] of [0, 1, 0, 2].entries()) await players[n].ask('pick', { table, hero: HEROES[seat], seat });
  for (const player of players) await player.until((pushes) => pushes.some((push) => 'update' in push));
  return { table, players };
}

describe('both seats of a side', () => {
  it('are taken by one person, given back, and left together', async () => {
    const own = await newHouse();
    const [host, guest] = await Promise.all([visitor(own), visitor(own)]);
    const { table } = await host.ask('create', { options: TEAMS, seats: [OPEN, OPEN, OPEN, OPEN], mine: 0 });
    for (const player of [host, guest]) await player.ask('open', { table });
    for (const seat of [1, 3]) await guest.ask('sit', { table, seat });
    expect(await host.refused('sit', { table, seat: 1 })).toBe('busy');
    expect(await guest.refused('sit', { table, seat: 2 })).toBe('busy');
    await guest.until(() => guest.state()?.mine.join() === '1,3');
    expect(await own.store.tablesOf(guest.id)).toEqual([table]);
    await guest.ask('stand', { table, seat: 1 });
    await guest.until(() => guest.state()?.mine.join() === '3');
    await guest.ask('sit', { table, seat: 1 });
    await guest.ask('stand', { table });
    await guest.until(() => guest.state()?.mine.length === 0);
    expect(await own.store.tablesOf(guest.id)).toEqual([]);
  });

  it('are played by turns: each update is by the eyes of the seat that acts, and tells what both may know', async () => {
    const own = await newHouse();
    const { table, players } = await paired(own);
    const [one, ...others] = players;
    const acted = new Set<unknown>();
    for (let n = 0; n < 400 && acted.size < 2; n++) {
      const asked = players.find((player) => player.update().update.answers.length)!;
      const { update, at } = asked.update();
      if (asked === one) {
        acted.add(update.view.eyes);
        expect(update.view.eyes).toBe(update.view.waiting!.seat);
        for (const seat of [0, 2]) expect(update.view.seats[seat].hand).toHaveLength(update.view.seats[seat].handCount);
        for (const other of others) expect(await other.refused('answer', { table, at, choice: update.answers[0] })).toBe('notYourTurn');
      }
      await asked.ask('answer', { table, at, choice: update.answers.at(-1)! });
      const now = await own.tables.read(table, ({ askedAt }) => askedAt);
      for (const player of players) await player.until(() => player.update().at === now);
    }
    expect([...acted].sort()).toEqual([0, 2]);
    expect(await own.tables.read(table, ({ game }) => choices(game!).length)).toBeGreaterThan(0);
  });

  it('are one game in the list of whoever holds them', async () => {
    const own = await newHouse();
    const { table, players } = await paired(own);
    const routes = api(own, { newPlayers: 9, address: () => 'here' });
    const found = await routes.request('/me/tables', { headers: { Authorization: `Bearer ${players[0].key}` } });
    const { games } = (await found.json()) as MyGames;
    expect(games.map(({ id, mine }) => [id, mine])).toEqual([[table, [0, 2]]]);
  });

  it('count once: one result, one game, one change of the rating, equal to an ally’s', async () => {
    const own = await newHouse({ leastTime: 0 });
    const { table, players } = await paired(own, { rated: true });
    const [one, two, three] = players;
    await playLong(own.tables, table);
    await one.ask('concede', { table });
    await one.until(() => one.state()?.ended?.ratings.length === 4);
    expect(one.state().ended!.winners).toEqual([1, 3]);
    const [first, , third] = one.state().ended!.ratings;
    expect(third).toEqual({ ...first, seat: 2 });
    expect(first.after).toBeLessThan(first.before);
    expect(await own.store.ratings(one.id)).toMatchObject([{ pool: 'teams', games: 1, points: first.after }]);
    expect(await own.store.games(one.id, 9)).toMatchObject([{ id: table, seat: 0, winners: [1, 3], change: first.after - first.before }]);
    expect(await own.store.against(one.id, two.id)).toEqual({ games: 1, won: 0, lost: 1, drawn: 0 });
    expect(await own.store.against(three.id, one.id)).toEqual({ games: 1, won: 1, lost: 0, drawn: 0 });
  });

  it('are held again in the next game', async () => {
    const own = await newHouse();
    const { table, players } = await paired(own);
    await players[0].ask('concede', { table });
    await vi.waitFor(async () => expect(await own.tables.read(table, ({ phase }) => phase)).toBe('over'));
    const { table: next } = await players[1].ask('rematch', { table });
    expect((await players[0].ask('rematch', { table })).table).toBe(next);
    const seats = await own.tables.read(next, (found) => found.seats.map((seat) => (seat.kind === 'person' ? seat.player : seat.kind)));
    expect(seats).toEqual([players[1].id, players[0].id, 'reserved', players[0].id]);
  });
});
