import type { Line } from '@peerless/protocol';
import { describe, expect, it } from 'vitest';
import { type Hub, localBus } from '../src/bus/local.ts';
import { type Visitor, visitor } from './house.ts';
import { houses, SECOND, sameStore, started, stopwatch } from './houses.ts';

const newHouse = houses();
const linesOf = (player: Visitor): Line[] => player.pushes.flatMap((push) => ('line' in push ? [push.line] : []));
const heard = (player: Visitor, count: number) => player.until(() => linesOf(player).length === count);

describe('what is said at a table', () => {
  it('is heard by all who are there, and by who comes later', async () => {
    const own = await newHouse();
    const { table, players } = await started(own, 2, { isPublic: true });
    const watcher = await visitor(own);
    await watcher.ask('open', { table });
    await players[0].ask('phrase', { table, phrase: 'goodLuck' });
    for (const each of [...players, watcher]) await heard(each, 1);
    expect(linesOf(watcher)[0]).toMatchObject({
      seat: 0,
      player: players[0].id,
      name: expect.stringContaining('Somebody'),
      says: { phrase: 'goodLuck' },
    });
    const late = await visitor(own);
    expect((await late.ask('open', { table })).lines).toEqual(linesOf(watcher));
    expect(await watcher.refused('phrase', { table, phrase: 'hello' })).toBe('notYours');
  });

  it('is free text on private tables only', async () => {
    const own = await newHouse();
    const open = await started(own, 2, { isPublic: true });
    expect(await open.players[0].refused('chat', { table: open.table, text: 'hi' })).toBe('strangers');
    const { table, players } = await started(own, 2);
    await players[0].ask('chat', { table, text: '  <b>hi</b> ' });
    await heard(players[1], 1);
    expect(linesOf(players[1])[0].says).toEqual({ text: '<b>hi</b>' });
    expect(await players[0].refused('chat', { table, text: '   ' })).toBe('malformed');
    expect(await players[0].refused('chat', { table, text: 'x'.repeat(201) })).toBe('malformed');
  });

  it('is heard by allies alone, where it is said to them', async () => {
    const own = await newHouse();
    const { table, players } = await started(own, 4, { mode: 'teams', isPublic: true });
    const [a, foe, ally, other] = players;
    const device = await visitor(own, ally);
    await device.ask('open', { table });
    const watcher = await visitor(own);
    await watcher.ask('open', { table });
    await a.ask('plan', { table, plan: 'attack', on: 'sinbad' });
    await a.ask('phrase', { table, phrase: 'hello' });
    for (const each of [a, ally, device]) {
      await heard(each, 2);
      expect(linesOf(each)).toMatchObject([
        { seat: 0, to: 'allies', says: { plan: 'attack', on: 'sinbad' } },
        { to: 'all', says: { phrase: 'hello' } },
      ]);
    }
    const late = [await visitor(own), await visitor(own, foe)];
    for (const each of [foe, other, watcher]) await heard(each, 1);
    for (const each of late) expect((await each.ask('open', { table })).lines).toHaveLength(1);
    for (const each of [foe, other, watcher, ...late]) expect(each.sent.join()).not.toContain('"plan"');
    expect((await (await visitor(own, a)).ask('open', { table })).lines).toHaveLength(2);
    expect((await device.ask('open', { table })).lines).toHaveLength(2);
  });

  it('is heard by allies alone on other processes too', async () => {
    const hub: Hub = new Set();
    const here = await newHouse({ bus: localBus(hub) });
    const there = await newHouse({ bus: localBus(hub), ...sameStore(here) });
    const { table, players } = await started(here, 4, { mode: 'teams' });
    const [a, foe, ally] = await Promise.all(players.map((player) => visitor(there, player)));
    for (const each of [a, foe, ally]) await each.ask('open', { table });
    await players[0].ask('chat', { table, text: 'psst', to: 'allies' });
    await players[0].ask('chat', { table, text: 'hello' });
    await heard(ally, 2);
    await heard(foe, 1);
    expect(linesOf(ally).map(({ says }) => says)).toEqual([{ text: 'psst' }, { text: 'hello' }]);
    expect(foe.sent.join()).not.toContain('psst');
  });

  it('is said to allies where there are some, in free words on private tables, of fighters of the opponents', async () => {
    const own = await newHouse();
    const alone = await started(own, 4);
    expect(await alone.players[0].refused('plan', { table: alone.table, plan: 'wait', on: null })).toBe('notNow');
    expect(await alone.players[0].refused('chat', { table: alone.table, text: 'psst', to: 'allies' })).toBe('notNow');
    const open = await started(own, 4, { mode: 'teams', isPublic: true });
    const [a] = open.players;
    const { table } = open;
    expect(await a.refused('chat', { table, text: 'psst', to: 'allies' })).toBe('strangers');
    for (const on of [null, 'alice', 'medusa', 'nobody']) expect(await a.refused('plan', { table, plan: 'beware', on })).toBe('illegal');
    expect(await a.refused('plan', { table, plan: 'wait', on: 'sinbad' })).toBe('illegal');
    for (const on of ['king-arthur', 'merlin', 'sinbad']) await open.players[2].ask('plan', { table, plan: 'beware', on });
    await open.players[2].ask('plan', { table, plan: 'wait', on: null });
    const watcher = await visitor(own);
    await watcher.ask('open', { table });
    expect(await watcher.refused('plan', { table, plan: 'wait', on: null })).toBe('notYours');
  });

  it('is not heard from those who are blocked, by any device', async () => {
    const own = await newHouse();
    const { table, players } = await started(own, 2);
    const [a, b] = players;
    const device = await visitor(own, a);
    await device.ask('open', { table });
    await own.store.block(a.id, b.id, true);
    await own.renew(a.id);
    await b.ask('chat', { table, text: 'hello?' });
    await heard(b, 1);
    await a.ask('phrase', { table, phrase: 'bye' });
    await heard(b, 2);
    for (const each of [a, device]) expect(linesOf(each).map(({ player }) => player)).toEqual([a.id]);
    expect((await a.ask('open', { table })).lines.map(({ player }) => player)).toEqual([a.id]);
  });

  it('is not said too often', async () => {
    const watch = stopwatch();
    const own = await newHouse(watch);
    const { table, players } = await started(own, 2);
    for (let n = 0; n < 6; n++) await players[0].ask('phrase', { table, phrase: 'oops' });
    expect(await players[0].refused('phrase', { table, phrase: 'oops' })).toBe('tooMany');
    await players[1].ask('phrase', { table, phrase: 'thanks' });
    await watch.pass(2 * SECOND);
    await players[0].ask('phrase', { table, phrase: 'oops' });
    expect(await players[0].refused('chat', { table, text: 'more' })).toBe('tooMany');
  });
});
