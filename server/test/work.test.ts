/** How much is done for whom, counted under a clock that the test moves. */
import { PROTOCOL, type Push } from '@peerless/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { localBus } from '../src/bus/local.ts';
import type { Connection } from '../src/door/connection.ts';
import { connect } from '../src/door/requests/all.ts';
import type { Hall } from '../src/hall.ts';
import { DUEL, dice, duel, step, type Visitor, visitor } from './house.ts';
import { houses, MINUTE, SECOND, sameStore, started } from './houses.ts';

/** Time runs by itself, quicker than anywhere else, until a test stops it: then it passes when the test says so. */
const real = { setInterval, clearInterval };
let running: NodeJS.Timeout | undefined;
const startTime = (): void => {
  running ??= real.setInterval(() => vi.advanceTimersByTime(5), 1);
};
const stopTime = (): void => {
  real.clearInterval(running);
  running = undefined;
};
const pass = async (milliseconds: number): Promise<void> => void (await vi.advanceTimersByTimeAsync(milliseconds));
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance', 'Date'] });
  startTime();
});
afterEach(() => {
  stopTime();
  vi.useRealTimers();
});
const newHouse = houses();
// Houses close while it runs.
afterEach(startTime);

const USUAL = 30;
interface Device {
  connection: Connection;
  sent: string[];
  say(request: string, asks?: object): void;
  /** How many requests were done, and how many refused. */
  done(): number;
  refused(): number;
}
/** One more socket of somebody, who does not wait for answers. */
async function device(own: Hall, { key }: { key: string }, address = 'here'): Promise<Device> {
  const sent: string[] = [];
  const connection = connect(own, { send: (text) => void sent.push(text), close: () => {} }, address);
  await connection.receive(JSON.stringify({ n: 0, do: 'hello', key, protocol: PROTOCOL }));
  const count = (what: string): number => sent.filter((text) => text.startsWith('{"n":1,') && text.includes(what)).length;
  return {
    connection,
    sent,
    say: (request, asks) => void connection.receive(JSON.stringify({ n: 1, do: request, ...asks })),
    done: () => count('"ok"'),
    refused: () => count('"no":"tooMany"'),
  };
}
const devices = async (own: Hall, count: number, who: (n: number) => { key: string }, address?: string): Promise<Device[]> => {
  const all: Device[] = [];
  for (let n = 0; n < count; n++) all.push(await device(own, who(n), address));
  return all;
};
const sum = (all: readonly Device[], what: 'done' | 'refused'): number => all.reduce((total, each) => total + each[what](), 0);
const times = (count: number, task: () => void): void => {
  for (let n = 0; n < count; n++) task();
};
const presences = ({ pushes }: { pushes: readonly Push[] }): number => pushes.filter((push) => 'presence' in push).length;

describe('a table that is opened again and again', () => {
  it('is told as often as the player may ask, and others hear next to nothing of it', async () => {
    const own = await newHouse({ messagesPerSecond: USUAL });
    const { table, players } = await started(own, 2, { isPublic: true });
    const nuisance = await visitor(own);
    const all = await devices(own, 15, () => nuisance);
    stopTime();
    await pass(MINUTE);
    const before = all.reduce((total, { sent }) => total + sent.length, 0);
    const heard = presences(players[0]);
    const SECONDS = 5;
    for (let n = 0; n < 20 * SECONDS; n++) {
      for (const { say } of all) say('open', { table });
      await pass(SECOND / 20);
    }
    // Of 1500 times at least three quarters are refused; what is told by itself is not much more than what is asked for.
    expect(sum(all, 'done')).toBeLessThan(350);
    expect(sum(all, 'done')).toBeGreaterThan(100);
    const told = all.reduce((total, { sent }) => total + sent.length, 0) - before;
    expect(told - sum(all, 'done') - sum(all, 'refused')).toBeLessThan(1_000);
    expect(presences(players[0]) - heard).toBeLessThanOrEqual(5 * SECONDS);
  });
});

describe('who is there', () => {
  const watched = async (): Promise<{ own: Hall; table: string; host: Visitor }> => {
    const own = await newHouse();
    const { table, players } = await started(own, 2, { isPublic: true });
    stopTime();
    await pass(SECOND);
    return { own, table, host: players[0] };
  };
  it('is not told when it has changed back within a moment', async () => {
    const { own, table, host } = await watched();
    const heard = presences(host);
    for (let n = 0; n < 50; n++) {
      own.presence.enter(table, 'somebody', false)();
      await pass(10);
    }
    await pass(SECOND);
    expect(presences(host)).toBe(heard);
  });
  it('is told together, however many come and go', async () => {
    const { own, table, host } = await watched();
    const heard = presences(host);
    const leaves: (() => void)[] = [];
    for (let n = 0; n < 100; n++) {
      leaves.push(own.presence.enter(table, 'somebody', false));
      await pass(10);
    }
    await pass(SECOND);
    expect(presences(host) - heard).toBeLessThanOrEqual(6);
    expect(host.pushes.findLast((push) => 'presence' in push)).toMatchObject({ presence: { watchers: 100 } });
    for (const leave of leaves) leave();
    await pass(SECOND);
    expect(host.pushes.findLast((push) => 'presence' in push)).toMatchObject({ presence: { watchers: 0 } });
  });
});

describe('other processes', () => {
  it('hear together of who comes and goes', async () => {
    const hub: Parameters<typeof localBus>[0] = new Set();
    const bus = localBus(hub);
    const own = await newHouse({ bus });
    await newHouse({ bus: localBus(hub), ...sameStore(own) });
    const { table } = await started(own, 2, { isPublic: true });
    stopTime();
    await pass(SECOND);
    const said = vi.spyOn(bus, 'publish');
    const heard = (): number => said.mock.calls.filter(([channel]) => channel === `here:${table}`).length;
    for (let n = 0; n < 50; n++) own.presence.enter(table, 'somebody', false)();
    await pass(SECOND);
    expect(heard()).toBe(0);
    for (let n = 0; n < 100; n++) {
      own.presence.enter(table, 'somebody', false);
      await pass(10);
    }
    await pass(SECOND);
    expect(heard()).toBeLessThanOrEqual(6);
    expect(JSON.parse(said.mock.lastCall![1])).toMatchObject({ watchers: 100 });
  });
});

describe('a table that is looked at once', () => {
  it('does not stay in memory', async () => {
    const own = await newHouse();
    const { table } = await started(own, 2);
    const other = await newHouse(sameStore(own));
    expect(await other.tables.peek(table, ({ phase }) => phase)).toBe('playing');
    expect(other.tables.size).toBe(0);
    await expect(other.tables.peek('nowhere', () => null)).rejects.toMatchObject({ why: 'noTable' });
    await other.tables.read(table, () => null);
    expect(other.tables.size).toBe(1);
    expect(await other.tables.peek(table, ({ phase }) => phase)).toBe('playing');
  });
});

describe('requests weigh what they cost', () => {
  it('so that fewer of the heavy ones are done', async () => {
    const own = await newHouse({ messagesPerSecond: USUAL });
    const { table } = await started(own, 2, { isPublic: true });
    const somebody = await visitor(own);
    const [light, heavy] = [await device(own, somebody, 'a'), await device(own, await visitor(own), 'b')];
    stopTime();
    times(300, () => light.say('ping'));
    times(300, () => heavy.say('open', { table }));
    await pass(10 * SECOND);
    expect(light.done()).toBeGreaterThan(3 * USUAL);
    expect(light.done() + light.refused()).toBeGreaterThan(200);
    expect(heavy.done()).toBeLessThan(light.done() / 2);
  });
  it('with the length of a game that is played again for it, and with how many are told', async () => {
    const own = await newHouse();
    const { table, players } = await duel(own, { isPublic: true });
    const one = await device(own, await visitor(own));
    const spent = vi.spyOn(one.connection.purse, 'spend');
    const weight = async (request: string, asks: object): Promise<number> => {
      const before = spent.mock.calls.length;
      await one.connection.receive(JSON.stringify({ n: 1, do: request, ...asks }));
      return spent.mock.calls.slice(before).reduce((total, [each]) => total + each, 0);
    };
    const short = await weight('open', { table });
    const roll = dice(5);
    for (let n = 0; n < 80; n++) await step(table, players, roll);
    expect(await weight('open', { table })).toBeGreaterThan(short + 1);
    expect(await weight('past', { table, seq: 80 })).toBeGreaterThan((await weight('past', { table, seq: 0 })) + 1);

    const told = vi.spyOn(players[0].connection.purse, 'spend');
    await players[0].ask('draw', { table, say: 'ask' });
    const few = told.mock.lastCall![0];
    const crowd = await Promise.all(Array.from({ length: 30 }, () => visitor(own)));
    for (const each of crowd) await each.ask('open', { table });
    await players[0].ask('draw', { table, say: 'refuse' });
    expect(told.mock.lastCall![0]).toBeGreaterThan(few + 1);
  });
  it('also bytes that say nothing', async () => {
    const own = await newHouse({ messagesPerSecond: USUAL });
    const { key } = await visitor(own);
    const ended: string[] = [];
    stopTime();
    const connection = connect(own, { send: () => {}, close: (code, why) => void ended.push(`${code} ${why}`) }, 'here');
    await connection.receive(JSON.stringify({ n: 0, do: 'hello', key, protocol: PROTOCOL }));
    // As much as the longest messages, one after the other.
    for (let n = 0; n < 60; n++) {
      connection.hasRead(4096);
      await pass(200);
    }
    expect(ended).toEqual([]);
    times(4, () => connection.hasRead(65_536));
    expect(ended).toEqual(['1008 tooMany']);
  });
  it('and wait a little before they are refused', async () => {
    const own = await newHouse({ messagesPerSecond: USUAL });
    const one = await device(own, await visitor(own));
    stopTime();
    times(3 * USUAL + 10, () => one.say('ping'));
    await pass(0);
    expect(one.done()).toBeLessThan(3 * USUAL + 1);
    await pass(SECOND);
    expect(one.done()).toBe(3 * USUAL + 10);
    expect(one.refused()).toBe(0);
  });
});

describe('work is shared', () => {
  it('by all sockets of a player, and no other player notices', async () => {
    const own = await newHouse({ messagesPerSecond: USUAL });
    const [greedy, honest] = [await visitor(own), await visitor(own)];
    const all = await devices(own, 10, () => greedy);
    const other = await device(own, honest);
    stopTime();
    await pass(MINUTE);
    for (const { say } of all) times(80, () => say('ping'));
    times(80, () => other.say('ping'));
    await pass(5 * SECOND);
    expect(sum(all, 'done')).toBeLessThan(500);
    expect(sum(all, 'refused')).toBeGreaterThan(300);
    expect(other.done()).toBe(80);
  });
  it('by all players of an address, and no other address notices', async () => {
    const own = await newHouse({ messagesPerSecond: USUAL });
    const people = await Promise.all(Array.from({ length: 30 }, () => own.people.create(undefined)));
    stopTime();
    await pass(SECOND);
    const all: Device[] = [];
    for (const each of people) {
      all.push(await device(own, each, 'there'));
      await pass(SECOND);
    }
    const other = await device(own, people[0], 'elsewhere');
    await pass(MINUTE);
    for (const { say } of all) times(80, () => say('ping'));
    times(20, () => other.say('ping'));
    await pass(5 * SECOND);
    expect(sum(all, 'done')).toBeLessThan(1_500);
    expect(sum(all, 'refused')).toBeGreaterThan(900);
    expect(other.done()).toBe(20);
  });
  it('by a player who has no more sockets than so many', async () => {
    const own = await newHouse();
    const somebody = await visitor(own);
    const all = await devices(own, 25, () => somebody);
    expect(all.filter(({ connection }) => connection.player).length).toBe(19);
    expect(all.at(-1)!.sent).toEqual(['{"n":0,"no":"tooManySockets"}']);
    all[0].connection.close();
    expect((await device(own, somebody)).connection.player).not.toBeNull();
  });
});

describe('a crowd that looks at one table', () => {
  const WATCHERS = 25;
  async function crowded(options = {}): Promise<{ own: Hall; table: string; players: Visitor[]; watchers: Visitor[] }> {
    const own = await newHouse({ now: () => Date.now() });
    const { table, players } = await duel(own, { isPublic: true, ...options });
    const watchers = await Promise.all(Array.from({ length: WATCHERS }, () => visitor(own)));
    return { own, table, players, watchers };
  }
  const told = (all: readonly Visitor[], is: (push: Push) => boolean): Promise<unknown> =>
    Promise.all(all.map((each) => each.until((pushes) => pushes.some(is))));

  it('is told of its end by what was read and written once', async () => {
    const { own, table, players, watchers } = await crowded({ rated: false });
    for (const each of watchers) await each.ask('open', { table });
    const [lengths, cards] = [vi.spyOn(own.store, 'lengths'), vi.spyOn(own.people, 'card')];
    await players[0].ask('concede', { table });
    await told([...players, ...watchers], (push) => 'table' in push && push.table.phase === 'over');
    expect(lengths.mock.calls.length).toBeLessThan(WATCHERS / 3);
    expect(cards.mock.calls.length).toBeLessThan(WATCHERS);
  });
  it('is told what was taken back by what was written once for the same eyes', async () => {
    const { own, table, players, watchers } = await crowded();
    const [a, b] = players;
    for (const each of watchers) await each.ask('open', { table });
    const roll = dice(2);
    for (let n = 0; n < 4; n++) await step(table, players, roll);
    const cards = vi.spyOn(own.people, 'card');
    await a.ask('takeBack', { table, say: 'ask' });
    await b.ask('takeBack', { table, say: 'agree' });
    await told(watchers, (push) => 'update' in push && push.takenBack === 1);
    expect(cards.mock.calls.length).toBeLessThan(WATCHERS);
    const texts = watchers.map(({ sent }) => sent.findLast((text) => text.startsWith('{"update"'))!);
    expect(new Set(texts).size).toBe(1);
  });
  it('sees every hand later by what was read once, and only if there is more', async () => {
    const { own, table, players, watchers } = await crowded({ watching: 'delayed' });
    const roll = dice(2);
    for (let n = 0; n < 4; n++) await step(table, players, roll);
    stopTime();
    await pass(4 * MINUTE);
    const reads = vi.spyOn(own.store, 'read');
    for (const each of watchers) await each.ask('open', { table, eyes: 'all' });
    expect(reads.mock.calls.length).toBeLessThanOrEqual(2);
    await pass(MINUTE);
    expect(reads.mock.calls.length).toBeLessThanOrEqual(2);
    const shown = (): Set<number> => new Set(watchers.map(({ sent }) => sent.filter((text) => text.includes('"eyes":"all"')).length));
    expect(shown()).toEqual(new Set([1]));
    startTime();
    await step(table, players, roll);
    stopTime();
    reads.mockClear();
    await pass(2 * MINUTE);
    expect(shown()).toEqual(new Set([1]));
    await pass(2 * MINUTE);
    expect(shown()).toEqual(new Set([2]));
    expect(reads.mock.calls.length).toBeLessThanOrEqual(2);
    for (const each of watchers) each.leave();
  });
});

describe('a clock that is set back', () => {
  it('locks nobody out', async () => {
    let time = 1_900_000_000_000;
    const own = await newHouse({ now: () => time });
    const [a] = [await visitor(own)];
    const create = { options: DUEL, seats: [{ kind: 'open' as const }, { kind: 'open' as const }], mine: 0 };
    const { table } = await a.ask('create', create);
    await a.ask('phrase', { table, phrase: 'hello' });
    time -= 60 * MINUTE;
    await a.ask('ping', {});
    await a.ask('phrase', { table, phrase: 'hello' });
    await a.ask('create', create);
  });
});
