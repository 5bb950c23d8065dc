import { LEAST_TIME, type Table } from '@peerless/host';
import { describe, expect, it } from 'vitest';
import { partsOfAServer } from '../../test/parts.ts';
import { player } from '../../test/store.samples.ts';
import { localBus } from '../bus/local.ts';
import { finishing, resultOf } from './finishing.ts';

const newParts = partsOfAServer();
const result = (table: Table) => resultOf(table, LEAST_TIME);

describe('the result of a table', () => {
  it('says who sat where, and who won', async () => {
    const { tables, over, now } = await newParts();
    await over('t', ['a', 'b'], { rated: true });
    expect(await tables.read('t', result)).toEqual({
      table: 't',
      pool: 'duel',
      board: 'marmoreal',
      ended: now(),
      rated: true,
      isTooShort: false,
      lasted: LEAST_TIME,
      winners: [1],
      out: [],
      seats: [
        { player: 'a', level: null, hero: 'medusa' },
        { player: 'b', level: null, hero: 'king-arthur' },
      ],
    });
  });
  it('says who was out before the others agreed on a draw', async () => {
    const { tables, over } = await newParts();
    await over('t', ['a', 'b', 'c'], { mode: 'freeForAll' });
    await tables.act('t', () => ({ do: 'draw', seat: 1, say: 'ask' }));
    await tables.act('t', () => ({ do: 'draw', seat: 2, say: 'agree' }));
    expect(await tables.read('t', result)).toMatchObject({ pool: 'freeForAll', winners: [], out: [0] });
  });
  it('counts among computer players where one sat', async () => {
    const { tables, over } = await newParts();
    await over('t', ['a', 'computer']);
    expect(await tables.read('t', result)).toMatchObject({
      pool: 'bots',
      rated: false,
      seats: [
        { player: 'a', level: null },
        { player: null, level: 'novice' },
      ],
    });
  });
  it('is rated only if it was played for long enough', async () => {
    const { tables, over } = await newParts();
    await over('t', ['a', 'b'], { rated: true });
    expect(await tables.read('t', (table) => resultOf(table, LEAST_TIME + 1))).toMatchObject({ rated: false, isTooShort: true });
    expect(await tables.read('t', result)).toMatchObject({ rated: true, isTooShort: false });
    await over('friendly', ['a', 'b']);
    expect(await tables.read('friendly', result)).toMatchObject({ rated: false, isTooShort: false });
  });
  it('is none while it is played, nor where it was given up', async () => {
    const { tables, begun } = await newParts();
    await begun('t', ['a', 'b']);
    expect(await tables.read('t', result)).toBeNull();
    await tables.act('t', () => ({ do: 'abandon' }));
    expect(await tables.read('t', result)).toBeNull();
  });
});

describe('a finished game', () => {
  const finisher = async () => {
    const parts = await newParts();
    const hub: Parameters<typeof localBus>[0] = new Set();
    const [bus, elsewhere] = [localBus(hub), localBus(hub)];
    const heard: string[] = [];
    elsewhere.subscribe('rated', (table) => heard.push(table));
    const shown: string[] = [];
    const logged: unknown[] = [];
    const finish = finishing({
      ...parts,
      bus,
      leastTime: LEAST_TIME,
      log: (...what) => logged.push(what),
      showState: (table) => shown.push(table),
    });
    return { ...parts, finish, heard, shown, logged, elsewhere };
  };
  it('is written, logged and told once, here and elsewhere', async () => {
    const { store, over, finish, heard, shown, logged } = await finisher();
    const players = [await player(store), await player(store)];
    await over('t', players, { rated: true });
    await finish('t');
    await finish('t');
    expect(await store.games(players[1], 9)).toMatchObject([{ id: 't', winners: [1] }]);
    const [lost, won] = await store.changes('t');
    expect([lost.after < lost.before, won.after > won.before]).toEqual([true, true]);
    expect([shown, heard]).toEqual([['t'], ['t']]);
    expect(logged).toEqual([['finished', { table: 't', pool: 'duel', rated: true }]]);
  });
  it('is told here when it was finished elsewhere', async () => {
    const { shown, elsewhere } = await finisher();
    elsewhere.publish('rated', 't');
    await Promise.resolve();
    expect(shown).toEqual(['t']);
  });
  it('without a result is left alone', async () => {
    const { begun, finish, heard, shown, logged } = await finisher();
    await begun('t', ['a', 'b']);
    await finish('t');
    expect([heard, shown, logged]).toEqual([[], [], []]);
  });
});
