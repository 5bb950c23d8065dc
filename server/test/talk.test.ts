import type { Line } from '@peerless/protocol';
import { describe, expect, it } from 'vitest';
import { type Visitor, visitor } from './house.ts';
import { houses, SECOND, started, stopwatch } from './houses.ts';

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
