import { paceOf } from '@peerless/ai';
import type { Clock } from '@peerless/protocol';
import { describe, expect, it, vi } from 'vitest';
import type { Hall } from '../src/hall.ts';
import { DUEL, dice, step, type Visitor, visitor } from './house.ts';
import { askedOf, calmWatch, DAY, houses, MINUTE, othersOf, SECOND, sameStore, started, stopwatch } from './houses.ts';

const newHouse = houses();
const TURN: Clock = { kind: 'turn', seconds: 30 };
const BANK: Clock = { kind: 'bank', seconds: 60, increment: 10 };
const DAYS: Clock = { kind: 'days', days: 2 };
const GRACE = 5 * MINUTE;

const seatOf = (player: Visitor): number => player.update().update.view.eyes as number;
const leftOf = (player: Visitor): (number | null)[] => player.update().clock!.left;
async function playTo(table: string, players: Visitor[], isThere: (asked: Visitor) => boolean): Promise<Visitor> {
  const roll = dice(2);
  while (!isThere(askedOf(players))) await step(table, players, roll);
  return askedOf(players);
}
const hasBegun = (asked: Visitor): boolean => asked.update().update.view.turn > 0;
const stateOf = async (player: Visitor, table: string) => (await player.ask('open', { table })).table;
const timed = async (clock: Clock, count = 2) => {
  const watch = stopwatch();
  const own = await newHouse(watch);
  return { watch, own, ...(await started(own, count, { clock })) };
};
const answerOf = (player: Visitor, table: string) =>
  player.ask('answer', { table, at: player.update().at, choice: player.update().update.answers[0] });

describe('a game without a clock', () => {
  it('has none', async () => {
    const { table, players, watch } = await timed({ kind: 'none' });
    expect(players[0].update().clock).toBeNull();
    await watch.pass(29 * DAY);
    expect(await players[0].refused('claim', { table })).toBe('notNow');
    expect(await stateOf(players[0], table)).toMatchObject({ phase: 'playing', clock: null, claimable: [] });
  });
});

describe('time for each turn', () => {
  it('runs for whoever is asked, and is full again in the next turn', async () => {
    const { table, players, watch } = await timed(TURN);
    const asked = await playTo(table, players, hasBegun);
    const [other] = othersOf(players, asked);
    expect(asked.update().clock).toMatchObject({ running: [seatOf(asked)], left: [30_000, 30_000], at: watch.now(), now: watch.now() });
    await watch.pass(12 * SECOND);
    await answerOf(asked, table);
    expect(leftOf(asked)[seatOf(asked)]).toBe(18_000);
    expect(leftOf(asked)).toEqual(leftOf(other));
    const { turn } = asked.update().update.view;
    await playTo(table, players, ({ update }) => update().update.view.turn > turn);
    expect(leftOf(asked)).toEqual([30_000, 30_000]);
  });

  it('that is up may be claimed by the others, at once', async () => {
    const { table, players, watch } = await timed(TURN);
    const asked = askedOf(players);
    const [other] = othersOf(players, asked);
    await watch.pass(30 * SECOND - 1);
    expect(await other.refused('claim', { table })).toBe('notNow');
    await watch.pass(1);
    expect((await stateOf(other, table)).claimable).toEqual([seatOf(asked)]);
    expect((await stateOf(asked, table)).claimable).toEqual([]);
    expect(await asked.refused('claim', { table })).toBe('notNow');
    await other.ask('claim', { table });
    await asked.until(() => asked.state()?.ended);
    expect(asked.state().ended).toMatchObject({ how: 'won', winners: [players.indexOf(other)] });
    for (const each of players)
      expect(each.update().update.told.at(-1)!.event).toMatchObject({ kind: 'over', winners: [players.indexOf(other)], why: 'outOfTime' });
  });

  it('may be waited for: who is late and comes back plays on', async () => {
    const { table, players, watch } = await timed(TURN);
    const asked = askedOf(players);
    await watch.pass(MINUTE);
    await answerOf(asked, table);
    expect(leftOf(asked)[players.indexOf(asked)]).toBe(0);
    expect((await stateOf(asked, table)).phase).toBe('playing');
  });

  it('is taken by the server if nobody claims it', async () => {
    const { table, players, watch } = await timed(TURN);
    const late = askedOf(players);
    await watch.pass(30 * SECOND + GRACE - 1);
    expect((await stateOf(late, table)).phase).toBe('playing');
    await watch.pass(1);
    await late.until(() => late.state()?.ended);
    expect(late.state().ended!.winners).toEqual([1 - players.indexOf(late)]);
  });
});

describe('time in the bank', () => {
  it('goes down, and up by the increment for the turn that was played', async () => {
    const { table, players, watch } = await timed(BANK);
    const asked = await playTo(table, players, hasBegun);
    expect(leftOf(asked)).toEqual([60_000, 60_000]);
    const seat = seatOf(asked);
    await watch.pass(7 * SECOND);
    const { turn } = asked.update().update.view;
    await playTo(table, players, (each) => each.update().update.view.turn > turn);
    expect(leftOf(asked)[seat]).toBe(63_000);
    expect(leftOf(asked)[1 - seat]).toBe(60_000);
  });

  it('goes up for whose turn it was, whoever gave its last answer', async () => {
    const { own, table, players } = await timed(BANK);
    const roll = dice(2);
    const expected = [60_000, 60_000];
    for (let isOtherLast = false; !isOtherLast; ) {
      const { turn, active } = await own.tables.read(table, ({ game }) => ({ ...game! }));
      const last = players.indexOf(askedOf(players));
      expect(await step(table, players, roll)).toBe(true);
      if (!turn || askedOf(players).update().update.view.turn === turn) continue;
      expected[active] += 10_000;
      expect(leftOf(players[0])).toEqual(expected);
      isOtherLast = last !== active;
    }
  });
});

describe('days for each turn', () => {
  it('are full again whenever somebody is asked, and may be claimed for a day before the server does', async () => {
    const { own, table, players, watch } = await timed(DAYS);
    const asked = askedOf(players);
    await watch.pass(DAY);
    await playTo(table, players, (each) => each !== asked);
    const late = askedOf(players);
    expect(leftOf(late)[seatOf(late)]).toBe(2 * DAY);
    await watch.pass(2 * DAY);
    expect((await stateOf(asked, table)).claimable).toEqual([seatOf(late)]);
    await watch.pass(DAY - 1);
    await own.tables.due(table);
    expect((await stateOf(asked, table)).phase).toBe('playing');
    await watch.pass(1);
    await own.tables.due(table);
    expect((await stateOf(asked, table)).ended).toMatchObject({ how: 'won', winners: [players.indexOf(asked)] });
  });
});

describe('computer players', () => {
  it('are not timed', async () => {
    const watch = await calmWatch();
    const own = await newHouse(watch);
    const person = await visitor(own);
    const { table } = await person.ask('create', {
      options: { ...DUEL, clock: TURN },
      seats: [{ kind: 'computer', level: 'novice' }, { kind: 'open' }],
      mine: 1,
    });
    await person.ask('open', { table });
    await person.ask('pick', { table, hero: 'medusa' });
    await person.until((pushes) => pushes.some((push) => 'update' in push));
    expect(person.update().clock).toMatchObject({ running: [], left: [null, 30_000] });
    while (!person.update().clock!.running.length) await watch.pass(paceOf('novice'));
    expect(person.update().clock).toMatchObject({ running: [1], left: [null, 30_000] });
    expect(await person.refused('claim', { table })).toBe('notNow');
  });
});

describe('with three players', () => {
  it('whoever is late is out, and the others play on', async () => {
    const { table, players, watch } = await timed(TURN, 3);
    const late = await playTo(table, players, hasBegun);
    const [one, two] = othersOf(players, late);
    await watch.pass(30 * SECOND);
    await one.ask('claim', { table });
    await two.until(() => two.update().update.view.seats[players.indexOf(late)].out);
    expect((await stateOf(one, table)).phase).toBe('playing');
    expect(await late.refused('claim', { table })).toBe('notNow');
    expect([one, two]).toContain(askedOf(players));
  });

  it('allies do not claim from each other', async () => {
    const watch = stopwatch();
    const own = await newHouse(watch);
    const { table, players } = await started(own, 4, { mode: 'teams', clock: TURN });
    const late = players.indexOf(askedOf(players));
    await watch.pass(30 * SECOND);
    expect((await stateOf(players[(late + 2) % 4], table)).claimable).toEqual([]);
    expect(await players[(late + 2) % 4].refused('claim', { table })).toBe('notNow');
    await players[(late + 1) % 4].ask('claim', { table });
  });
});

describe('a restart', () => {
  it('does not stop the clock, and what was due meanwhile happens', async () => {
    const { own, table, players, watch } = await timed(BANK);
    const late = askedOf(players);
    await watch.pass(20 * SECOND);
    const again = stopwatch(watch.now());
    const other: Hall = await newHouse({ ...again, ...sameStore(own) });
    const back = await visitor(other, othersOf(players, late)[0]);
    await back.ask('open', { table });
    expect(back.update().clock).toMatchObject({ left: [60_000, 60_000], at: watch.now() - 20 * SECOND, now: watch.now() });
    expect(await back.refused('claim', { table })).toBe('notNow');
    // A third process that comes when all is late.
    const third = stopwatch(watch.now() + 40 * SECOND + GRACE);
    const last: Hall = await newHouse({ ...third, ...sameStore(own) });
    await vi.waitFor(async () => {
      await third.pass(0);
      expect(await last.tables.read(table, ({ ending }) => ending)).toBe('won');
    });
  });
});
