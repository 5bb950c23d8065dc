import { PROTOCOL, WATCH_DELAY } from '@peerless/protocol';
import { describe, expect, it } from 'vitest';
import { type Connection, MOST_ONLOOKING } from '../src/door/connection.ts';
import { connect } from '../src/door/requests/all.ts';
import type { Hall } from '../src/hall.ts';
import { DUEL, dice, duel, step, visitor } from './house.ts';
import { houses } from './houses.ts';

const newHouse = houses();
const seats = [{ kind: 'open' as const }, { kind: 'open' as const }];
const settled = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, 20));

/** A connection that does not wait for answers. */
function hasty(own: Hall): { connection: Connection; sent: string[]; say(request: string, asks: object): Promise<void> } {
  const sent: string[] = [];
  const connection = connect(own, { send: (text) => void sent.push(text), close: () => {} });
  return { connection, sent, say: (request, asks) => connection.receive(JSON.stringify({ n: 1, do: request, ...asks })) };
}

describe('a connection that does not wait', () => {
  it('is answered in the order in which it asks', async () => {
    const own = await newHouse();
    const { table, players } = await duel(own);
    const { say, sent } = hasty(own);
    await Promise.all([say('hello', { key: players[0].key, protocol: PROTOCOL }), say('open', { table }), say('close', { table })]);
    expect(sent.filter((text) => text.startsWith('{"n"')).map((text) => Object.keys(JSON.parse(text))[1])).toEqual(['ok', 'ok', 'ok']);
  });
  it('looks at a table once, also when it opens it twice at once, and not at all when it has left meanwhile', async () => {
    const own = await newHouse();
    const { table } = await duel(own, { isPublic: true });
    const { key } = await visitor(own);
    const { say, connection, sent } = hasty(own);
    await say('hello', { key, protocol: PROTOCOL });
    await Promise.all([say('open', { table }), say('open', { table })]);
    expect(own.presence.watchers(table)).toBe(1);
    const opening = say('open', { table });
    connection.close();
    await opening;
    await settled();
    expect(own.presence.watchers(table)).toBe(0);
    expect(connection.onlooking.size).toBe(0);
    const { length } = sent;
    await say('open', { table });
    expect(sent).toHaveLength(length);
  });
  it('looks at no more tables than it may, also when it opens all at once', async () => {
    const own = await newHouse();
    const host = await visitor(own);
    const tables: string[] = [];
    for (let n = 0; n <= MOST_ONLOOKING; n++)
      tables.push((await host.ask('create', { options: { ...DUEL, isPublic: true }, seats, mine: 0 })).table);
    await Promise.all(tables.map((table) => host.connection.receive(JSON.stringify({ n: 0, do: 'open', table }))));
    expect(host.connection.onlooking.size).toBe(MOST_ONLOOKING);
    expect(host.sent.at(-1)).toContain('tooMany');
  });
  it('stays who it is', async () => {
    const own = await newHouse();
    const [a, b] = [await visitor(own), await visitor(own)];
    expect(await a.refused('hello', { key: b.key, protocol: PROTOCOL })).toBe('notNow');
    expect((await a.ask('hello', { key: a.key, protocol: PROTOCOL })).player.id).toBe(a.id);
  });
});

describe('somebody who sees all hands later', () => {
  it('sees none when they have sat down since', async () => {
    let time = Date.now();
    const own = await newHouse({ now: () => time });
    const [host, late] = [await visitor(own), await visitor(own)];
    const options = { ...DUEL, isPublic: true, watching: 'delayed' as const, heroes: 'random' as const };
    const { table } = await host.ask('create', { options, seats, mine: 0 });
    await host.ask('open', { table });
    await late.ask('open', { table, eyes: 'all' });
    await late.ask('sit', { table, seat: 1 });
    await host.until((pushes) => pushes.some((push) => 'update' in push));
    const roll = dice(1);
    await step(table, [host], roll);
    time += WATCH_DELAY + 1;
    // Longer than the delayed view takes to look again.
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect(late.sent.join()).not.toContain('"eyes":"all"');
    expect(await late.refused('open', { table, eyes: 'all' })).toBe('notYours');
  });
});

describe('a table that its host does not sit at', () => {
  it('is one of a few', async () => {
    const own = await newHouse();
    const host = await visitor(own);
    const create = { options: DUEL, seats, mine: null };
    for (let n = 0; n < 5; n++) await host.ask('create', create);
    expect(await host.refused('create', create)).toBe('tooMany');
  });
});

describe('what is said where nobody listens', () => {
  it('is not kept', async () => {
    const own = await newHouse();
    const host = await visitor(own);
    const { table } = await host.ask('create', { options: DUEL, seats, mine: 0 });
    await host.ask('phrase', { table, phrase: 'hello' });
    expect(own.lines.last(table, host.id)).toEqual([]);
  });
});
