/** Time that stands still: for how long, in which games, and that all processes and replays agree on it. */
import { apply, dueAt, seatsOf, tableOf } from '@peerless/host';
import { ANY_DUEL, HOLIDAY_DAYS, type Holiday, type MyGames } from '@peerless/protocol';
import { describe, expect, it, vi } from 'vitest';
import { api } from '../src/door/api.ts';
import type { Hall } from '../src/hall.ts';
import { DUEL, duel, type Visitor, visitor } from './house.ts';
import { askedOf, DAY, houses, othersOf, stopwatch } from './houses.ts';

const newHouse = houses();
const JANUARY = Date.UTC(2030, 0, 1);
const requested = async (own: Hall, { key }: Visitor, path: string, body?: object): Promise<unknown> =>
  (
    await api(own, { newPlayers: 9, address: () => '' }).request(`/me/${path}`, {
      method: body ? 'PUT' : 'GET',
      headers: { Authorization: `Bearer ${key}` },
      body: body && JSON.stringify(body),
    })
  ).json();
const holiday = (own: Hall, player: Visitor, on?: boolean): Promise<Holiday> =>
  requested(own, player, 'holiday', on === undefined ? undefined : { on }) as Promise<Holiday>;

/** A duel by days that waits for `asked`. */
async function begun() {
  const watch = stopwatch(JANUARY);
  const own = await newHouse({ now: watch.now, steady: watch.steady, jobs: watch.jobs });
  const { table, players } = await duel(own, { clock: { kind: 'days', days: 2 } });
  const asked = askedOf(players);
  const [other] = othersOf(players, asked);
  return { own, watch, table, asked, other };
}

describe('a holiday', () => {
  it('saves the games by days of whoever takes it, and is shown to the others', async () => {
    const { own, watch, table, asked, other } = await begun();
    await watch.pass(DAY);
    expect(await holiday(own, asked, true)).toEqual({ left: HOLIDAY_DAYS, until: watch.now() + HOLIDAY_DAYS * DAY });
    await watch.pass(9.5 * DAY);
    expect(await own.tables.read(table, ({ phase }) => phase)).toBe('playing');
    expect(await other.refused('claim', { table })).toBe('notNow');
    const { games } = (await requested(own, other, 'tables')) as MyGames;
    expect(games[0].seats.map(({ away }) => away).toSorted()).toEqual([JANUARY + (1 + HOLIDAY_DAYS) * DAY, null].toSorted());
    expect(await holiday(own, asked, false)).toEqual({ left: HOLIDAY_DAYS - 10, until: null });
    await watch.pass(DAY - 1);
    expect(await other.refused('claim', { table })).toBe('notNow');
    await watch.pass(1);
    await other.ask('claim', { table });
    expect(await own.tables.read(table, ({ phase }) => phase)).toBe('over');
  });
  it('is in the log, so that whoever reads it counts the same time', async () => {
    const { own, watch, table, asked } = await begun();
    await holiday(own, asked, true);
    await watch.pass(DAY);
    const { entries } = (await own.store.read(table))!;
    const read = tableOf(table, entries.slice(0, 1));
    for (const entry of entries.slice(1)) apply(read, entry);
    expect(dueAt(read)).toBe(await own.tables.read(table, dueAt));
    expect(dueAt(read)).toBe(JANUARY + (HOLIDAY_DAYS + 2 + 1) * DAY);
  });
  it('ends by itself once the days of the year are used up, and there are new ones in the next', async () => {
    const { own, watch, asked } = await begun();
    await holiday(own, asked, true);
    await watch.pass(HOLIDAY_DAYS * DAY + 1);
    expect(await holiday(own, asked)).toEqual({ left: 0, until: null });
    expect(await holiday(own, asked, true)).toMatchObject({ no: 'notNow' });
    await watch.pass(Date.UTC(2031, 0, 1) - watch.now());
    expect(await holiday(own, asked)).toEqual({ left: HOLIDAY_DAYS, until: null });
  });
  it('of a moment costs a day, and one that goes on is not begun anew', async () => {
    const { own, watch, asked } = await begun();
    await holiday(own, asked, true);
    await watch.pass(DAY / 2);
    expect((await holiday(own, asked, true)).until).toBe(JANUARY + HOLIDAY_DAYS * DAY);
    await holiday(own, asked, false);
    await holiday(own, asked, true);
    await watch.pass(1);
    expect(await holiday(own, asked, false)).toEqual({ left: HOLIDAY_DAYS - 2, until: null });
  });
  it('does not undo that time is up', async () => {
    const { own, watch, table, asked, other } = await begun();
    await watch.pass(2 * DAY);
    await holiday(own, asked, true);
    await other.ask('claim', { table });
    expect(await own.tables.read(table, ({ phase }) => phase)).toBe('over');
  });
  it('holds in games by days that are found during it, whoever opens them, and in no others', async () => {
    const { own, watch, asked, other } = await begun();
    const until = (await holiday(own, asked, true)).until;
    const away = (table: string): Promise<number> => own.tables.read(table, (found) => found.away[seatsOf(found, asked.id)[0]]);
    const options = { ...DUEL, clock: { kind: 'days', days: 2 } } as const;
    const found = await own.seatTogether([other.id, asked.id], { pool: 'duel', pace: 'oneDay', rated: false });
    const { table: challenged } = await asked.ask('challenge', { player: other.id, mine: 0, options });
    const joined = await own.tables.create(other.id, options, [{ kind: 'open' }, { kind: 'open' }], [{ seat: 0, player: other.id }]);
    await asked.ask('sit', { table: joined, seat: 1, invite: await own.tables.read(joined, ({ invite }) => invite) });
    const quick = await own.seatTogether([other.id, asked.id], { pool: 'duel', pace: 'ten', rated: false });
    await vi.waitFor(async () => expect(await Promise.all([found, challenged, joined].map(away))).toEqual([until, until, until]));
    expect(await away(quick)).toBe(0);
    await watch.pass(DAY);
    await holiday(own, asked, false);
    const later = await own.seatTogether([other.id, asked.id], { pool: 'duel', pace: 'oneDay', rated: false });
    expect(await Promise.all([found, later].map(away))).toEqual([0, 0]);
  });
  it('ends the search for opponents', async () => {
    const own = await newHouse();
    const one = await visitor(own);
    await one.ask('seek', ANY_DUEL);
    await holiday(own, one, true);
    expect(await own.store.seeking()).toEqual([]);
  });
});
