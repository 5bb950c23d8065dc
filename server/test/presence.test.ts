import { describe, expect, it, vi } from 'vitest';
import { localBus } from '../src/bus/local.ts';
import { type Visitor, visitor } from './house.ts';
import { houses, sameStore, started } from './houses.ts';

const newHouse = houses();
const last = (player: Visitor) => {
  const push = player.pushes.findLast((each) => 'presence' in each);
  return push && 'presence' in push ? push.presence : undefined;
};
const seen = (player: Visitor, here: boolean[], watchers: number) =>
  player.until(() => last(player)?.watchers === watchers && last(player)!.here.every((is, seat) => is === here[seat]));

describe('who is there', () => {
  it('is told when somebody comes and goes; one of two tabs is enough', async () => {
    const own = await newHouse();
    const { table, players } = await started(own, 2);
    const [a, b] = players;
    await seen(a, [true, true], 0);
    const tab = await visitor(own, b);
    await tab.ask('open', { table });
    b.leave();
    expect((await a.ask('open', { table })).table.seats.map(({ isHere }) => isHere)).toEqual([true, true]);
    tab.leave();
    await seen(a, [true, false], 0);
    const back = await visitor(own, b);
    await back.ask('open', { table });
    await seen(a, [true, true], 0);
    await back.ask('close', { table });
    await seen(a, [true, false], 0);
  });

  it('counts those who watch', async () => {
    const own = await newHouse();
    const { table, players } = await started(own, 2, { isPublic: true });
    const watchers = [await visitor(own), await visitor(own)];
    for (const watcher of watchers) await watcher.ask('open', { table });
    await seen(players[0], [true, true], 2);
    watchers[0].leave();
    await seen(players[0], [true, true], 1);
    expect((await own.lobby()).live[0].watchers).toBe(1);
  });

  it('is the same on every process', async () => {
    const hub: Parameters<typeof localBus>[0] = new Set();
    const own = await newHouse({ bus: localBus(hub) });
    const other = await newHouse({ bus: localBus(hub), ...sameStore(own) });
    const { table, players } = await started(own, 2);
    const [a, b] = players;
    b.leave();
    await seen(a, [true, false], 0);
    const back = await visitor(other, b);
    await back.ask('open', { table });
    await seen(a, [true, true], 0);
    await vi.waitFor(async () => expect((await back.ask('open', { table })).table.seats.map(({ isHere }) => isHere)).toEqual([true, true]));
    a.leave();
    await seen(back, [false, true], 0);
  });
});
