import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Hub, localBus } from '../bus/local.ts';
import { type Presence, presence } from './presence.ts';

const MOMENT = 200;
const REPEAT = 30_000;
const open: Presence[] = [];
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const each of open.splice(0)) each.close();
  vi.useRealTimers();
});

/** A process, and the tables it has told of. */
function process(name = 'one', bus = localBus()) {
  const told: string[] = [];
  const here = presence(bus, name, () => Date.now());
  here.onChange((table) => told.push(table));
  open.push(here);
  return { here, told, bus };
}
const moment = () => vi.advanceTimersByTimeAsync(MOMENT);
/** Two on one bus, who have said what there is to say. */
async function two() {
  const hub: Hub = new Set();
  const [one, other] = [process('one', localBus(hub)), process('other', localBus(hub))];
  return { hub, one, other };
}

describe('who is there', () => {
  it('is whoever has come and not gone, by whichever of their tabs', async () => {
    const { here } = process();
    expect(here.isHere('t', 'a')).toBe(false);
    const tabs = [here.enter('t', 'a', true), here.enter('t', 'a', true)];
    expect([here.isHere('t', 'a'), here.isHere('t', 'b'), here.isHere('u', 'a')]).toEqual([true, false, false]);
    tabs[0]();
    expect(here.isHere('t', 'a')).toBe(true);
    tabs[1]();
    expect(here.isHere('t', 'a')).toBe(false);
  });
  it('sees what there is until they look away, by any of their tabs, on any process', async () => {
    const { one, other } = await two();
    for (const { here } of [one, other, one]) here.enter('t', 'a', true);
    one.here.enter('t', 'b', true);
    const tabs = [one.here.attend('t', 'a'), other.here.attend('t', 'a'), one.here.attend('t', 'a')];
    await moment();
    const seen = (): boolean[] => [one, other].flatMap(({ here }) => [here.sees('t', 'a'), here.sees('t', 'b'), here.sees('u', 'a')]);
    expect(seen()).toEqual([true, false, false, true, false, false]);
    for (const look of tabs.slice(0, 2)) look();
    await moment();
    expect(seen()).toEqual([true, false, false, true, false, false]);
    tabs[2]();
    await moment();
    expect(seen()).toEqual(new Array(6).fill(false));
    expect([one.here.isHere('t', 'a'), other.here.isHere('t', 'a')]).toEqual([true, true]);
  });
  it('is counted without a name where they watch', async () => {
    const { here } = process();
    const leave = here.enter('t', 'a', false);
    here.enter('t', 'b', false);
    expect([here.watchers('t'), here.watchers('u'), here.isHere('t', 'a')]).toEqual([2, 0, false]);
    leave();
    expect(here.watchers('t')).toBe(1);
  });
});

describe('a change', () => {
  it('is told once for all who come within a moment', async () => {
    const { here, told } = process();
    here.enter('t', 'a', true);
    here.enter('t', 'b', false);
    here.enter('u', 'a', true);
    expect(told).toEqual([]);
    await moment();
    expect(told).toEqual(['t', 'u']);
    await moment();
    expect(told).toHaveLength(2);
  });
  it('is not told if it has changed back', async () => {
    const { here, told } = process();
    here.enter('t', 'a', true);
    await moment();
    here.enter('t', 'b', true)();
    await moment();
    expect(told).toEqual(['t']);
  });
  it('is told when one of several goes; nobody is told of an empty room', async () => {
    const { here, told } = process();
    const leave = [here.enter('t', 'a', true), here.enter('t', 'b', true)];
    await moment();
    leave[0]();
    await moment();
    expect(told).toEqual(['t', 't']);
    leave[1]();
    await moment();
    expect(told).toHaveLength(2);
  });
});

describe('other processes', () => {
  it('are heard, and count', async () => {
    const { one, other } = await two();
    one.here.enter('t', 'a', true);
    const leave = [other.here.enter('t', 'b', true), other.here.enter('t', 'c', false)];
    await moment();
    await moment();
    expect([one.here.isHere('t', 'b'), one.here.watchers('t'), other.here.isHere('t', 'a')]).toEqual([true, 1, true]);
    const { length } = one.told;
    for (const each of leave) each();
    await moment();
    await moment();
    expect([one.here.isHere('t', 'b'), one.here.watchers('t')]).toEqual([false, 0]);
    expect(one.told.length).toBeGreaterThan(length);
  });
  it('are asked by whoever comes later', async () => {
    const { one, other } = await two();
    one.here.enter('t', 'a', true);
    await moment();
    other.here.enter('t', 'b', true);
    await vi.advanceTimersByTimeAsync(0);
    expect(other.here.isHere('t', 'a')).toBe(true);
  });
  it('hear of those who were there when it is closed', async () => {
    const { one, other } = await two();
    one.here.enter('t', 'a', true);
    const leave = other.here.enter('t', 'b', true);
    await moment();
    expect(one.here.isHere('t', 'b')).toBe(true);
    leave();
    other.here.close();
    await vi.advanceTimersByTimeAsync(0);
    expect(one.here.isHere('t', 'b')).toBe(false);
  });
  it('that have said nothing for two rounds are forgotten', async () => {
    const { hub, one, other } = await two();
    one.here.enter('t', 'a', true);
    other.here.enter('t', 'b', true);
    await moment();
    await vi.advanceTimersByTimeAsync(3 * REPEAT);
    expect(one.here.isHere('t', 'b')).toBe(true);
    for (const member of hub) if (member !== [...hub][0]) hub.delete(member);
    await vi.advanceTimersByTimeAsync(2 * REPEAT);
    expect(one.here.isHere('t', 'b')).toBe(true);
    other.here.close();
    await vi.advanceTimersByTimeAsync(2 * REPEAT + MOMENT);
    expect(one.here.isHere('t', 'b')).toBe(false);
    expect(one.told.at(-1)).toBe('t');
  });
});
