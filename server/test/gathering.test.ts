import { ANY_DUEL, type Asks, type Seek, type TableOptions } from '@peerless/protocol';
import { describe, expect, it } from 'vitest';
import type { Hall } from '../src/hall.ts';
import { DUEL, type Visitor, visitor } from './house.ts';
import { gathered, houses, started } from './houses.ts';

const newHouse = houses();
const OPEN = { kind: 'open' } as const;
const PUBLIC: TableOptions = { ...DUEL, isPublic: true };

describe('seats', () => {
  it('of a private table are for those with the link', async () => {
    const own = await newHouse();
    const [host, friend] = [await visitor(own), await visitor(own)];
    const { table } = await host.ask('create', { options: DUEL, seats: [OPEN, OPEN], mine: 0 });
    const { invite, seats } = (await host.ask('open', { table })).table;
    expect(seats.map(({ sitting }) => sitting.kind)).toEqual(['person', 'open']);
    expect(await friend.refused('open', { table })).toBe('needsInvite');
    expect(await friend.refused('sit', { table, seat: 1 })).toBe('needsInvite');
    expect(await friend.refused('sit', { table, seat: 1, invite: 'guessed' })).toBe('needsInvite');
    expect(await friend.refused('sit', { table, seat: 0, invite: invite! })).toBe('seatTaken');
    expect(await friend.refused('sit', { table, seat: 3, invite: invite! })).toBe('noSeat');
    await friend.ask('sit', { table, seat: 1, invite: invite! });
    expect(await friend.refused('sit', { table, seat: 1, invite: invite! })).toBe('busy');
    await host.until(() => host.state()?.phase === 'choosing');
  });

  it('of a public table are for anybody, the reserved ones for those with the link', async () => {
    const own = await newHouse();
    const [host, stranger, friend] = [await visitor(own), await visitor(own), await visitor(own)];
    const options = { ...PUBLIC, mode: 'freeForAll', seats: 3, board: 'random' } as const;
    const { table } = await host.ask('create', { options, seats: [OPEN, OPEN, { kind: 'reserved' }], mine: 0 });
    const { invite } = (await host.ask('open', { table })).table;
    expect((await stranger.ask('open', { table })).table.invite).toBeNull();
    expect(await stranger.refused('sit', { table, seat: 2 })).toBe('needsInvite');
    await stranger.ask('sit', { table, seat: 1 });
    await friend.ask('sit', { table, seat: 2, invite: invite! });
    expect((await host.ask('open', { table })).table.phase).toBe('choosing');
  });

  it('are left again before the game, with the hero; the host takes the table along', async () => {
    const own = await newHouse();
    const { table, players } = await gathered(own, 2);
    const [host, other] = players;
    await other.ask('pick', { table, hero: 'alice' });
    await other.ask('stand', { table });
    await host.until(() => host.state()?.phase === 'gathering');
    expect(host.state().seats[1]).toMatchObject({ sitting: { kind: 'open' }, hero: null });
    expect(await other.refused('stand', { table })).toBe('notYours');
    await host.ask('stand', { table });
    await host.until(() => host.state()?.ended);
    expect(host.state().ended).toMatchObject({ how: 'abandoned', winners: [] });
    expect(await other.refused('sit', { table, seat: 1, invite: host.state().invite! })).toBe('notNow');
    expect(await own.store.tablesOf(host.id)).toEqual([]);
    const game = await started(own, 2);
    for (const player of game.players) expect(await player.refused('stand', { table: game.table })).toBe('notNow');
  });

  it('are given to computer players by the host alone, and back', async () => {
    const own = await newHouse();
    const { table, players } = await gathered(own, 2);
    const [host, other] = players;
    expect(await other.refused('computer', { table, seat: 0, level: 'novice' })).toBe('notHost');
    expect(await host.refused('computer', { table, seat: 1, level: 'novice' })).toBe('seatTaken');
    await other.ask('stand', { table });
    await host.ask('computer', { table, seat: 1, level: 'novice' });
    expect((await host.ask('open', { table })).table.seats[1].sitting).toEqual({ kind: 'computer', level: 'novice' });
    expect(await other.refused('sit', { table, seat: 1, invite: host.state().invite! })).toBe('seatTaken');
    await host.ask('computer', { table, seat: 1, level: null });
    expect((await host.ask('open', { table })).table.seats[1].sitting).toEqual({ kind: 'open' });
    expect(await host.refused('computer', { table, seat: 2, level: 'novice' })).toBe('noSeat');
  });
});

describe('a host who looks on', () => {
  it('has the link, and gives the table up', async () => {
    const own = await newHouse();
    const [host, a] = [await visitor(own), await visitor(own)];
    const { table } = await host.ask('create', { options: DUEL, seats: [OPEN, OPEN], mine: null });
    const { invite, mine } = (await host.ask('open', { table })).table;
    expect(mine).toEqual([]);
    await a.ask('sit', { table, seat: 0, invite: invite! });
    await host.ask('stand', { table });
    await host.until(() => host.state()?.ended?.how === 'abandoned');
  });
});

describe('players who block each other', () => {
  it('do not sit at one table, whoever of them blocked', async () => {
    const own = await newHouse();
    for (const isHostBlocking of [true, false]) {
      for (const mine of [0, null]) {
        const [host, other] = [await visitor(own), await visitor(own)];
        const { table } = await host.ask('create', { options: PUBLIC, seats: [OPEN, OPEN], mine });
        const [who, whom] = isHostBlocking ? [host, other] : [other, host];
        await own.store.block(who.id, whom.id, true);
        await own.renew(who.id);
        expect(await other.refused('sit', { table, seat: 1 })).toBe('blocked');
        await own.store.block(who.id, whom.id, false);
        await own.renew(who.id);
        await other.ask('sit', { table, seat: 1 });
      }
    }
  });
});

describe('a table', () => {
  it('is not opened if no game could begin at it', async () => {
    const own = await newHouse();
    const host = await visitor(own);
    const create = (options: Partial<TableOptions>, seats: Asks<'create'>['seats'] = [OPEN, OPEN], mine = 0) =>
      host.refused('create', { options: { ...DUEL, ...options }, seats, mine });
    expect(await create({ board: 'nowhere' })).toBe('noSetup');
    expect(await create({ rules: { handicap: [0, 25] } })).toBe('noSetup');
    expect(await create({ rules: { handicap: [0, 1, 1] } })).toBe('noSetup');
    expect(await create({ rated: true, isPublic: true, rules: { mulligan: true } })).toBe('malformed');
    expect(await create({ rated: true, isPublic: false })).toBe('malformed');
    expect(await create({ rated: true, isPublic: true }, [OPEN, { kind: 'reserved' }])).toBe('malformed');
    expect(await create({ seats: 3 })).toBe('malformed');
    expect(await create({}, [OPEN, OPEN, OPEN])).toBe('malformed');
    expect(await create({}, [OPEN, OPEN], 2)).toBe('noSeat');
  });

  it('is one of at most twenty', async () => {
    const own = await newHouse();
    const host = await visitor(own);
    const create = { options: DUEL, seats: [OPEN, OPEN], mine: 0 };
    for (let n = 0; n < 20; n++) await host.ask('create', create);
    expect(await host.refused('create', create)).toBe('tooMany');
    expect((await own.store.tablesOf(host.id)).length).toBe(20);
  });

  describe('of twenty', () => {
    const create = { options: PUBLIC, seats: [OPEN, OPEN], mine: 0 };
    const SEEK: Seek = { ...ANY_DUEL, paces: ['none'] };
    /** Somebody who sits at so many tables already, which others have opened. */
    async function seated(own: Hall, count: number): Promise<Visitor> {
      const [one, host, other] = [await visitor(own), await visitor(own), await visitor(own)];
      for (let n = 0; n < count; n++) {
        const { table } = await (n % 2 ? host : other).ask('create', create);
        await one.ask('sit', { table, seat: 1 });
      }
      return one;
    }
    const tablesOf = async (own: Hall, { id }: Visitor): Promise<number> => (await own.store.tablesOf(id)).length;

    it('is the last to sit down at, to open and to look for', async () => {
      const own = await newHouse();
      const one = await seated(own, 20);
      const { table } = await (await visitor(own)).ask('create', create);
      expect(await one.refused('sit', { table, seat: 1 })).toBe('tooManyTables');
      expect(await one.refused('create', create)).toBe('tooManyTables');
      expect(await one.refused('seek', SEEK)).toBe('tooManyTables');
      expect(await tablesOf(own, one)).toBe(20);
      const [last] = await own.store.tablesOf(one.id);
      await one.ask('stand', { table: last });
      await one.ask('sit', { table, seat: 1 });
    });
    it('counts the one that is looked for', async () => {
      const own = await newHouse();
      const one = await seated(own, 19);
      await one.ask('seek', SEEK);
      await one.ask('seek', { ...SEEK, paces: ['ten'] });
      expect(await one.refused('create', create)).toBe('tooManyTables');
      const other = await visitor(own);
      await other.ask('seek', { ...SEEK, paces: ['ten'] });
      await one.until((pushes) => pushes.some((push) => 'seated' in push));
      expect(await tablesOf(own, one)).toBe(20);
      expect(await one.refused('seek', SEEK)).toBe('tooManyTables');
    });
    it('counts the one that is played again', async () => {
      const own = await newHouse();
      const [one, friend] = [await seated(own, 19), await visitor(own)];
      const finished = async (): Promise<string> => {
        const { table } = await one.ask('create', { ...create, options: { ...PUBLIC, heroes: 'random' } });
        await friend.ask('sit', { table, seat: 1 });
        await friend.ask('concede', { table });
        return table;
      };
      const [first, second] = [await finished(), await finished()];
      const { table } = await one.ask('rematch', { table: first });
      expect(await tablesOf(own, one)).toBe(20);
      expect(await one.refused('rematch', { table: second })).toBe('tooManyTables');
      // Who sits at it already is told where it is.
      expect(await one.ask('rematch', { table: first })).toEqual({ table });
    });
    it('is not passed by many sockets that ask at once', async () => {
      const own = await newHouse();
      const one = await seated(own, 17);
      const devices = await Promise.all(Array.from({ length: 10 }, () => visitor(own, one)));
      await Promise.allSettled(devices.map((device) => device.ask('create', create)));
      expect(await tablesOf(own, one)).toBe(20);
    });
  });

  it('is in the lobby while it is public and has room, then among the games to watch', async () => {
    const own = await newHouse();
    await gathered(own, 2, { isPublic: false });
    const { table, players } = await gathered(own, 2, { isPublic: true });
    expect(await own.lobby()).toMatchObject({ open: [], live: [] });
    await players[1].ask('stand', { table });
    expect((await own.lobby()).open).toMatchObject([{ id: table, phase: 'gathering', seats: [{ isOpen: false }, { isOpen: true }] }]);
    await players[1].ask('sit', { table, seat: 1 });
    await players[0].ask('pick', { table, hero: 'alice' });
    await players[1].ask('pick', { table, hero: 'medusa' });
    expect((await own.lobby()).live).toMatchObject([{ id: table, board: 'marmoreal', seats: [{ hero: 'alice' }, { hero: 'medusa' }] }]);
  });

  it('is in the lobby however many others have opened and left', async () => {
    const own = await newHouse();
    const host = await visitor(own);
    const create = { options: PUBLIC, seats: [OPEN, OPEN], mine: 0 };
    const { table } = await host.ask('create', create);
    for (let key = 0; key < 3; key++) {
      const idler = await visitor(own);
      for (let n = 0; n < 20; n++) await idler.ask('create', create);
    }
    const { open } = await own.lobby();
    expect(open).toHaveLength(50);
    expect(open.slice(0, 4).map(({ id }) => id)).toContain(table);
  });
  it('is among the games to watch however many others play', async () => {
    const own = await newHouse();
    const { table } = await started(own, 2, { isPublic: true });
    for (let key = 0; key < 3; key++) {
      const idler = await visitor(own);
      const seats = [OPEN, { kind: 'computer', level: 'novice' } as const];
      for (let n = 0; n < 20; n++) await idler.ask('create', { options: { ...PUBLIC, heroes: 'random' }, seats, mine: 0 });
    }
    const { live } = await own.lobby();
    expect(live.slice(0, 4).map(({ id }) => id)).toContain(table);
  });
});
