import type { Seek } from '@peerless/protocol';
import { describe, expect, it } from 'vitest';
import { localBus } from '../src/bus/local.ts';
import { groups } from '../src/meeting/matching.ts';
import type { Waiting } from '../src/store/store.ts';
import { type Visitor, visitor } from './house.ts';
import { houses, MINUTE, SECOND, sameStore, stopwatch } from './houses.ts';

const newHouse = houses();
const DUEL: Seek = { pool: 'duel', rated: true, minutes: 10 };
const NOW = 1_000_000;
const waiting = (player: string, points = 1500, since = NOW, seek: Partial<Seek> = {}): Waiting => ({
  ...DUEL,
  ...seek,
  player,
  points,
  since,
});
const names = (list: Waiting[], isBlocked = (_: string, __: string) => false, now = NOW) =>
  groups(list, isBlocked, now).map((group) => group.map(({ player }) => player));

describe('those who wait', () => {
  it('are brought together by strength, which matters less the longer they wait', () => {
    const far = [waiting('a', 1500), waiting('b', 1601)];
    expect(names(far)).toEqual([]);
    expect(names([waiting('a', 1500), waiting('b', 1600)])).toEqual([['a', 'b']]);
    expect(names(far, undefined, NOW + 100)).toEqual([['a', 'b']]);
    expect(names([waiting('a', 1500), waiting('b', 2100)], undefined, NOW + 49 * SECOND)).toEqual([]);
    expect(names([waiting('a', 1500), waiting('b', 2100)], undefined, NOW + 50 * SECOND)).toEqual([['a', 'b']]);
  });

  it('want the same: pool, clock, rated or not', () => {
    expect(names([waiting('a'), waiting('b', 1500, NOW, { minutes: null })])).toEqual([]);
    expect(names([waiting('a'), waiting('b', 1500, NOW, { rated: false })])).toEqual([]);
    expect(names([waiting('a'), waiting('b', 1500, NOW, { pool: 'freeForAll' })])).toEqual([]);
  });

  it('do not meet whom they block, and those who wait longest come first', () => {
    const list = [waiting('c', 1500, NOW - 1), waiting('a', 1500, NOW - 3), waiting('b', 1500, NOW - 2)];
    expect(names(list)).toEqual([['a', 'b']]);
    const isBlocked = (one: string, other: string) => [one, other].sort().join('') === 'ab';
    expect(names(list, isBlocked)).toEqual([['a', 'c']]);
  });

  it('are four at a table where many play; three begin a free-for-all after a while', () => {
    const list = (pool: Seek['pool'], count: number) => Array.from({ length: count }, (_, n) => waiting(`${n}`, 1500, NOW + n, { pool }));
    for (const pool of ['freeForAll', 'teams'] as const) {
      expect(names(list(pool, 3))).toEqual([]);
      expect(names(list(pool, 9)).map((group) => group.length)).toEqual([4, 4]);
    }
    expect(names(list('freeForAll', 3), undefined, NOW + 21 * SECOND)).toHaveLength(1);
    expect(names(list('teams', 3), undefined, NOW + MINUTE)).toEqual([]);
  });
});

const seatedAt = async (player: Visitor): Promise<string> =>
  player.until((pushes) => pushes.flatMap((push) => ('seated' in push ? [push.seated] : []))[0]);

describe('a quick match', () => {
  it('seats two at a table of their own, on all their devices', async () => {
    const own = await newHouse();
    const [a, b] = [await visitor(own), await visitor(own)];
    const device = await visitor(own, a);
    await a.ask('seek', DUEL);
    await b.ask('seek', DUEL);
    const table = await seatedAt(a);
    expect(await seatedAt(b)).toBe(table);
    expect(await seatedAt(device)).toBe(table);
    const { table: state } = await a.ask('open', { table });
    expect(state).toMatchObject({
      phase: 'choosing',
      options: { mode: 'duel', rated: true, heroes: 'blind', clock: { kind: 'bank', seconds: 600 } },
    });
    expect(new Set(state.seats.map(({ sitting }) => sitting.kind === 'person' && sitting.player.id))).toEqual(new Set([a.id, b.id]));
    expect(await own.store.seeking()).toEqual([]);
  });

  it('seats nobody twice, however many processes look', async () => {
    const hub: Parameters<typeof localBus>[0] = new Set();
    const own = await newHouse({ bus: localBus(hub) });
    const other = await newHouse({ bus: localBus(hub), ...sameStore(own) });
    const people = await Promise.all(Array.from({ length: 10 }, (_, n) => visitor(n % 2 ? own : other)));
    await Promise.all(people.map((player) => player.ask('seek', DUEL)));
    for (const player of people) await seatedAt(player);
    for (const player of people) expect(await own.store.tablesOf(player.id)).toHaveLength(1);
    for (const player of people) expect(player.pushes.filter((push) => 'seated' in push)).toHaveLength(1);
  });

  it('leaves out who has gone, in order or without a word', async () => {
    const watch = stopwatch();
    const own = await newHouse(watch);
    const [a, b, c, d] = await Promise.all([visitor(own), visitor(own), visitor(own), visitor(own)]);
    await a.ask('seek', DUEL);
    a.leave();
    await b.ask('seek', DUEL);
    await b.ask('stopSeeking', {});
    // As if its server had been lost.
    await own.store.seek({ ...DUEL, player: c.id, points: 1500, since: watch.now() });
    await watch.pass(MINUTE);
    await d.ask('seek', DUEL);
    expect((await own.store.seeking(watch.now())).map(({ player }) => player)).toEqual([d.id]);
    expect(await own.store.tablesOf(d.id)).toEqual([]);
  });
});
