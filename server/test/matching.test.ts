import { ANY_DUEL, PROTOCOL, type Seek, type SoughtPool } from '@peerless/protocol';
import { describe, expect, it } from 'vitest';
import { localBus } from '../src/bus/local.ts';
import { paired } from '../src/meeting/matching.ts';
import type { Waiting } from '../src/store/store.ts';
import { type Visitor, visitor } from './house.ts';
import { DAY, houses, MINUTE, SECOND, sameStore, stopwatch } from './houses.ts';

const newHouse = houses();
const NOW = 1_000_000;
/** Until they leave. */
const VISIT: Seek = { ...ANY_DUEL, days: 0 };
const points = (each: number): Record<SoughtPool, number> => ({ duel: each, freeForAll: each, teams: each });
const waiting = (player: string, strength = 1500, since = NOW, seek: Partial<Seek> = {}): Waiting => ({
  ...ANY_DUEL,
  ...seek,
  player,
  points: points(strength),
  since,
  seen: since,
});
const found = (list: Waiting[], isBlocked = (_: string, __: string) => false, now = NOW) =>
  paired(
    list.map((one) => (one.seen ? { ...one, seen: now } : one)),
    isBlocked,
    now,
  );
const names = (...given: Parameters<typeof found>) => found(...given).map(({ group }) => group.map(({ player }) => player));

describe('those who wait', () => {
  it('are brought together by strength, which matters less the longer they wait', () => {
    const far = [waiting('a', 1500), waiting('b', 1601)];
    expect(names(far)).toEqual([]);
    expect(names([waiting('a', 1500), waiting('b', 1600)])).toEqual([['a', 'b']]);
    expect(names(far, undefined, NOW + 50)).toEqual([['a', 'b']]);
    const farther = [waiting('a', 1500), waiting('b', 2100)];
    expect(names(farther, undefined, NOW + 24 * SECOND)).toEqual([]);
    expect(names(farther, undefined, NOW + 25 * SECOND)).toEqual([['a', 'b']]);
    expect(names([waiting('a', 100), waiting('b', 4000)], undefined, NOW + 44 * SECOND)).toEqual([]);
    expect(names([waiting('a', 100), waiting('b', 4000)], undefined, NOW + 45 * SECOND)).toEqual([['a', 'b']]);
  });

  it('never play farther apart than either of them accepts', () => {
    for (const [one, other] of [
      [200, null],
      [null, 200],
    ]) {
      const pair = (strength: number) => [waiting('a', 1500, NOW, { within: one }), waiting('b', strength, NOW, { within: other })];
      expect(names(pair(1701), undefined, NOW + 10 * MINUTE)).toEqual([]);
      expect(names(pair(1700), undefined, NOW + 10 * MINUTE)).toEqual([['a', 'b']]);
    }
  });

  it('play what all of them accept, as whoever waited longest likes it best, and rated if nobody minds', () => {
    const terms = (one: Partial<Seek>, other: Partial<Seek>) =>
      found([waiting('b', 1500, NOW, other), waiting('a', 1500, NOW - 1, one)]).map((each) => each.terms)[0] ?? null;
    expect(terms({ paces: ['five', 'twenty', 'ten'] }, { paces: ['ten', 'twenty'] })).toEqual({
      pool: 'duel',
      pace: 'twenty',
      rated: true,
    });
    expect(terms({ paces: ['five'] }, { paces: ['ten', 'twenty'] })).toBeNull();
    expect(terms({ rated: 'casual' }, { rated: 'either' })?.rated).toBe(false);
    expect(terms({ rated: 'rated' }, { rated: 'either' })?.rated).toBe(true);
    expect(terms({ rated: 'rated' }, { rated: 'casual' })).toBeNull();
    expect(terms({}, { pools: ['freeForAll', 'teams'] })).toBeNull();
    expect(terms({ pools: ['teams', 'duel'] }, { pools: ['duel', 'freeForAll'] })?.pool).toBe('duel');
  });

  it('do not meet whom they block, and those who wait longest come first', () => {
    const list = [waiting('c', 1500, NOW - 1), waiting('a', 1500, NOW - 3), waiting('b', 1500, NOW - 2)];
    expect(names(list)).toEqual([['a', 'b']]);
    const isBlocked = (one: string, other: string) => [one, other].sort().join('') === 'ab';
    expect(names(list, isBlocked)).toEqual([['a', 'c']]);
  });

  it('are left over as few as can be: whoever has one opponent to choose from comes first', () => {
    const list = [
      waiting('many', 1500, NOW - 4, { paces: ['ten', 'five'] }),
      waiting('both', 1500, NOW - 3, { paces: ['ten', 'none'] }),
      waiting('five', 1500, NOW - 2, { paces: ['five'] }),
      waiting('none', 1500, NOW - 1, { paces: ['none'] }),
    ];
    expect(names(list).map((pair) => pair.join(' '))).toEqual(['many five', 'both none']);
  });

  it('begin a game by days with whoever is away, and no other', () => {
    const away = (paces: Seek['paces']) => ({ ...waiting('away', 1500, NOW - MINUTE, { paces, days: 3 }), seen: 0 });
    const here = waiting('here', 1500, NOW, { paces: ['ten', 'threeDays', 'oneDay'] });
    expect(names([away(['ten', 'none']), here])).toEqual([]);
    expect(found([away(['ten', 'oneDay', 'threeDays']), here])[0]?.terms.pace).toBe('oneDay');
    expect(names([away(['oneDay']), { ...away(['ten', 'oneDay']), player: 'gone' }])).toEqual([['away', 'gone']]);
  });

  it('are four at a table where many play; three begin a free-for-all after a while', () => {
    const list = (pool: SoughtPool, count: number) =>
      Array.from({ length: count }, (_, n) => waiting(`${n}`, 1500, NOW + n, { pools: [pool] }));
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
    await a.ask('seek', ANY_DUEL);
    await b.ask('seek', ANY_DUEL);
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
    await Promise.all(people.map((player) => player.ask('seek', ANY_DUEL)));
    for (const player of people) await seatedAt(player);
    for (const player of people) expect(await own.store.tablesOf(player.id)).toHaveLength(1);
    for (const player of people) expect(player.pushes.filter((push) => 'seated' in push)).toHaveLength(1);
  });

  it('leaves out who has gone, in order or without a word', async () => {
    const watch = stopwatch();
    const own = await newHouse(watch);
    const [a, b, c, d] = await Promise.all([visitor(own), visitor(own), visitor(own), visitor(own)]);
    await a.ask('seek', VISIT);
    a.leave();
    await b.ask('seek', VISIT);
    await b.ask('stopSeeking', {});
    // As if its server had been lost.
    await own.store.seek({ ...VISIT, player: c.id, points: points(1500), since: watch.now(), seen: watch.now() });
    await watch.pass(MINUTE);
    await d.ask('seek', VISIT);
    expect((await own.store.seeking(watch.now())).map(({ player }) => player)).toEqual([d.id]);
    expect(await own.store.tablesOf(d.id)).toEqual([]);
  });
});

describe('somebody who looks for opponents', () => {
  const seeker = async (seek: Partial<Seek> = {}) => {
    const watch = stopwatch();
    const own = await newHouse(watch);
    const [one, other] = [await visitor(own), await visitor(own)];
    await one.ask('seek', { ...ANY_DUEL, ...seek });
    return { own, watch, one, other };
  };
  const TEN = { pace: 'ten', rated: false } as const;

  it('is shown in the lobby to all, with what they accept', async () => {
    const { one, other } = await seeker();
    await other.ask('lobby', { on: true });
    const card = await other.until((pushes) => pushes.flatMap((push) => ('lobby' in push ? push.lobby.seeks : []))[0]);
    expect(card).toMatchObject({ player: { id: one.id }, seek: ANY_DUEL, points: points(1500), isHere: true });
  });

  it('is taken by anybody whom they accept, by terms that they accept, once', async () => {
    const { own, one, other } = await seeker({ rated: 'casual' });
    expect(await other.refused('take', { player: one.id, pace: 'five', rated: false })).toBe('unwanted');
    expect(await other.refused('take', { player: one.id, pace: 'ten', rated: true })).toBe('unwanted');
    expect(await one.refused('take', { player: one.id, ...TEN })).toBe('unwanted');
    await own.store.block(one.id, other.id, true);
    expect(await other.refused('take', { player: one.id, ...TEN })).toBe('blocked');
    await own.store.block(one.id, other.id, false);
    await other.ask('seek', { ...ANY_DUEL, paces: ['oneDay'] });
    const { table } = await other.ask('take', { player: one.id, ...TEN });
    expect(await seatedAt(one)).toBe(table);
    const state = (await other.ask('open', { table })).table;
    expect(state).toMatchObject({ phase: 'choosing', options: { rated: false, clock: { kind: 'bank', seconds: 600 } } });
    expect(await own.store.seeking()).toEqual([]);
    expect(await (await visitor(own)).refused('take', { player: one.id, ...TEN })).toBe('notNow');
  });

  it('is taken by nobody who is farther away than they accept', async () => {
    const { own, one, other } = await seeker({ within: 100 });
    await own.store.stopSeeking(one.id);
    await own.store.seek({ ...ANY_DUEL, within: 100, player: one.id, points: points(1601), since: own.now(), seen: own.now() });
    expect(await other.refused('take', { player: one.id, ...TEN })).toBe('unwanted');
  });

  it('is taken by days once they are away, if their seek stands; two who take each other do not wait for each other', async () => {
    const { own, watch, one, other } = await seeker({ paces: ['ten', 'threeDays'], days: 2 });
    one.leave();
    await watch.pass(DAY);
    expect(await other.refused('take', { player: one.id, ...TEN })).toBe('notNow');
    const back = await visitor(own, one);
    await other.ask('seek', { ...ANY_DUEL, paces: ['five'] });
    const taken = await Promise.allSettled([
      other.ask('take', { player: one.id, pace: 'threeDays', rated: false }),
      back.ask('take', { player: other.id, pace: 'five', rated: false }),
    ]);
    expect(taken.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await own.store.tablesOf(one.id)).toHaveLength(1);
  });

  it('who stands for days is told so when they come back', async () => {
    const { own, one } = await seeker({ days: 1 });
    one.leave();
    const again = await visitor(own, one);
    const { seeking } = await again.ask('hello', { key: one.key, protocol: PROTOCOL });
    expect(seeking?.seek).toEqual({ ...ANY_DUEL, days: 1 });
  });
});
