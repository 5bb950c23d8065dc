import { type Table, tableOf } from '@peerless/host';
import type { Push } from '@peerless/protocol';
import { describe, expect, it } from 'vitest';
import { type Parts, partsOfAServer } from '../../test/parts.ts';
import { seating } from '../people/seating.ts';
import { playAgain, rematchOf } from './again.ts';

const newParts = partsOfAServer();

async function meeting(players = ['a', 'b'], options = {}, names: Record<string, string> = {}) {
  const parts = await newParts();
  const told: [string, Push][] = [];
  const people = { card: (id: string) => ({ id, name: names[id] ?? '', emblem: '' }) };
  const around = { ...parts, people, seating: seating(parts.store), tell: (player: string, push: Push) => void told.push([player, push]) };
  await parts.over('first', players, options);
  const before = await copyOf(parts, 'first');
  return { ...parts, told, before, again: (player: string) => playAgain(around, before, player) };
}
const copyOf = async ({ store }: Pick<Parts, 'store'>, id: string): Promise<Table> => tableOf(id, (await store.read(id))!.entries);
const givenUp = async ({ tables }: Pick<Parts, 'tables'>, id: string) => tables.act(id, () => ({ do: 'abandon' }));

describe('another game', () => {
  it('is opened by whoever asks first, with the next seat first, and the others are told', async () => {
    const own = await meeting(['a', 'b'], { heroes: 'blind', rated: true });
    expect(await rematchOf(own.before, own)).toBeNull();
    const id = await own.again('b');
    const table = await copyOf(own, id);
    expect(table).toMatchObject({
      phase: 'gathering',
      host: 'b',
      options: { ...own.before.options, heroes: 'open' },
      seats: [
        { kind: 'person', player: 'b' },
        { kind: 'reserved', for: 'a' },
      ],
      heroes: ['king-arthur', 'medusa'],
    });
    expect(own.told).toEqual([['a', { rematch: { of: 'first', table: id } }]]);
    expect(await rematchOf(own.before, own)).toBe(id);
  });
  it('is not for who is called by now like somebody there', async () => {
    const own = await meeting(['a', 'b'], {}, { a: 'Ada', b: 'ADА' });
    await own.again('b');
    await expect(own.again('a')).rejects.toMatchObject({ why: 'nameTaken' });
  });
  it('is the same for whoever asks next, and begins with the last', async () => {
    const own = await meeting();
    const id = await own.again('a');
    expect(await own.again('a')).toBe(id);
    expect(await own.again('b')).toBe(id);
    expect(await own.again('b')).toBe(id);
    expect(own.told).toHaveLength(1);
    expect(await copyOf(own, id)).toMatchObject({
      phase: 'playing',
      seats: [{ player: 'b' }, { player: 'a' }],
      start: { setup: { heroes: ['king-arthur', 'medusa'] } },
    });
    expect(await rematchOf(own.before, own)).toBe(id);
  });
  it('begins at once against a computer player', async () => {
    const own = await meeting(['a', 'computer']);
    const table = await copyOf(own, await own.again('a'));
    expect(table).toMatchObject({ phase: 'playing', seats: [{ kind: 'computer', level: 'novice' }, { player: 'a' }] });
    expect(own.told).toEqual([]);
  });
  it('is another one where it was given up before it began, ten times at most', async () => {
    const own = await meeting();
    const ids = new Set<string>();
    for (let n = 0; n < 10; n++) {
      const id = await own.again('a');
      ids.add(id);
      await givenUp(own, id);
      expect(await rematchOf(own.before, own)).toBeNull();
    }
    expect(ids.size).toBe(10);
    await expect(own.again('a')).rejects.toMatchObject({ why: 'tooMany' });
  });
  it('stays the next one once it has been played', async () => {
    const own = await meeting();
    const id = await own.again('a');
    await own.again('b');
    await own.tables.act(id, () => ({ do: 'concede', seat: 0, because: 'own' }));
    expect(await own.again('a')).toBe(id);
    expect(await rematchOf(own.before, own)).toBe(id);
  });
  it('follows no game that is still played, nor one that never began', async () => {
    const own = await newParts();
    await own.begun('t', ['a', 'b']);
    expect(await own.tables.read('t', (table) => rematchOf(table, own))).toBeNull();
    const { before } = await meeting();
    expect(await rematchOf({ ...before, start: null }, own)).toBeNull();
  });
});
