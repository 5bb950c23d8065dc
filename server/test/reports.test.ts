import { type GameRecord, replay } from '@peerless/engine';
import type { Line } from '@peerless/protocol';
import { describe, expect, it } from 'vitest';
import { govern } from '../src/governing/acts.ts';
import type { Hall } from '../src/hall.ts';
import type { Reported } from '../src/store/governed.ts';
import { playLong, type Visitor, visitor } from './house.ts';
import { gathered, houses, MINUTE, started, stopwatch } from './houses.ts';

const newHouse = houses();
const waiting = (own: Hall): Promise<Reported[]> => govern(own, 'reports', { limit: 99 }, { name: 'olga' }) as Promise<Reported[]>;
const lineOf = (player: Visitor): Promise<Line> =>
  player.until((pushes) => pushes.flatMap((push) => ('line' in push ? [push.line] : [])).at(-1));

describe('a report', () => {
  it('of a line has its words as the server has heard them, and the table', async () => {
    const own = await newHouse();
    const { table, players } = await started(own, 2);
    const [a, b] = players;
    await a.ask('chat', { table, text: 'You fool' });
    const { at } = await lineOf(b);
    await b.ask('report', { player: a.id, why: 'insult', table, line: at });
    expect(await waiting(own)).toMatchObject([{ by: { id: b.id }, about: { id: a.id }, why: 'insult', table, said: 'You fool' }]);
    // Not theirs, and not said at all: the table has to do.
    await a.ask('report', { player: b.id, why: 'insult', table, line: at });
    await b.ask('report', { player: a.id, why: 'insult', table, line: at + 1 });
    expect((await waiting(own)).map(({ said }) => said).sort()).toEqual(['You fool', null, null]);
  });

  it('of a phrase has its name', async () => {
    const own = await newHouse();
    const { table, players } = await started(own, 2);
    await players[0].ask('phrase', { table, phrase: 'oops' });
    const { at } = await lineOf(players[1]);
    await players[1].ask('report', { player: players[0].id, why: 'other', table, line: at });
    expect(await waiting(own)).toMatchObject([{ said: 'oops' }]);
  });

  it('of what was said to allies has it where it was said to whoever reports', async () => {
    const own = await newHouse();
    const { table, players } = await started(own, 4, { mode: 'teams' });
    const [a, foe, ally] = players;
    await a.ask('chat', { table, text: 'You fool', to: 'allies' });
    const { at } = await lineOf(ally);
    await foe.ask('report', { player: a.id, why: 'insult', table, line: at });
    expect(await waiting(own)).toMatchObject([{ by: { id: foe.id }, said: null }]);
    await ally.ask('report', { player: a.id, why: 'insult', table, line: at });
    expect((await waiting(own)).map(({ said }) => said).sort()).toEqual(['You fool', null]);
  });

  it('of a plan has it with whom it is of', async () => {
    const watch = stopwatch();
    const own = await newHouse(watch);
    const { table, players } = await started(own, 4, { mode: 'teams' });
    const [a, , ally] = players;
    await a.ask('plan', { table, plan: 'attack', on: 'sinbad' });
    await ally.ask('report', { player: a.id, why: 'other', table, line: (await lineOf(ally)).at });
    expect(await waiting(own)).toMatchObject([{ said: 'attack sinbad' }]);
    await watch.pass(1);
    await a.ask('plan', { table, plan: 'wait', on: null });
    const { at } = await ally.until((pushes) => pushes.flatMap((push) => ('line' in push ? [push.line] : []))[1]);
    await ally.ask('report', { player: a.id, why: 'other', table, line: at });
    expect((await waiting(own)).map(({ said }) => said).sort()).toEqual(['attack sinbad', 'wait']);
  });

  it('is about somebody else, at a table that one may see', async () => {
    const own = await newHouse();
    const closed = await started(own, 2);
    const open = await started(own, 2, { isPublic: true });
    const stranger = await visitor(own);
    const [a] = closed.players;
    expect(await stranger.refused('report', { player: a.id, why: 'name', table: closed.table })).toBe('needsInvite');
    expect(await stranger.refused('report', { player: a.id, why: 'name', table: 'nowhere' })).toBe('noTable');
    expect(await stranger.refused('report', { player: stranger.id, why: 'name' })).toBe('malformed');
    expect(await stranger.refused('report', { player: 'nobody', why: 'name' })).toBe('malformed');
    expect(await stranger.refused('report', { player: a.id, why: 'name', line: 3 })).toBe('malformed');
    expect(await waiting(own)).toEqual([]);
    await stranger.ask('report', { player: open.players[0].id, why: 'stalling', table: open.table });
    await stranger.ask('report', { player: a.id, why: 'name' });
    expect((await waiting(own)).map(({ table }) => table)).toEqual([open.table, null]);
  });

  it('leads operators to the game, also at a private table, which is noted', async () => {
    const own = await newHouse();
    const { table, players } = await started(own, 2);
    await playLong(own.tables, table);
    await players[0].ask('report', { player: players[1].id, why: 'cheating', table });
    const [report] = await waiting(own);
    const game = (await govern(own, 'game', { table: report.table }, { name: 'olga' })) as GameRecord;
    expect(replay(game)).toEqual(await own.tables.read(table, (found) => found.game));
    expect(await own.store.acts(9, table)).toMatchObject([{ operator: 'olga', what: 'game' }]);
    const { table: waits } = await gathered(own, 2);
    await expect(govern(own, 'game', { table: waits }, { name: 'olga' })).rejects.toThrow('no game has begun');
    await expect(govern(own, 'game', { table: 'nowhere' }, { name: 'olga' })).rejects.toThrow('there is no table nowhere');
  });

  it('is not made too often', async () => {
    const watch = stopwatch();
    const own = await newHouse(watch);
    const [by, about] = [await visitor(own), await visitor(own)];
    const report = { player: about.id, why: 'other' } as const;
    for (let n = 0; n < 5; n++) await by.ask('report', report);
    expect(await by.refused('report', report)).toBe('tooMany');
    expect(await waiting(own)).toHaveLength(1);
    await watch.pass(10 * MINUTE);
    await by.ask('report', report);
  });

  it('is dealt with once, and noted', async () => {
    const own = await newHouse();
    const [by, about] = [await visitor(own), await visitor(own)];
    await by.ask('report', { player: about.id, why: 'cheating' });
    const [{ id }] = await waiting(own);
    const settle = () => govern(own, 'settle', { report: id }, { name: 'olga', because: 'nothing in it' });
    expect(await settle()).toEqual({ report: id });
    await expect(settle()).rejects.toThrow(`there is no report ${id} that waits`);
    expect(await waiting(own)).toEqual([]);
    expect(await own.store.acts(9, about.id)).toMatchObject([
      { what: 'settle', details: { why: 'cheating', by: by.id, because: 'nothing in it' } },
    ]);
  });
});
