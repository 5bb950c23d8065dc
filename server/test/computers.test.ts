import { describe, expect, it } from 'vitest';
import { type Think, thinkHere } from '../src/thinking.ts';
import { DUEL, visitor } from './house.ts';
import { houses, stopwatch } from './houses.ts';

const newHouse = houses();

describe('a computer player', () => {
  it('thinks once at a time, and anew if something has happened meanwhile', async () => {
    const watch = stopwatch();
    let thoughts = 0;
    let goOn = (): void => {};
    const think: Think = async (task) => {
      if (++thoughts === 1) await new Promise<void>((resolve) => (goOn = resolve));
      return thinkHere(task);
    };
    // Achilles has a sidekick to place, so that there is something to think about.
    const lot = { random: () => 0, newSeed: () => '0'.repeat(32) };
    const own = await newHouse({ ...watch, think, lot });
    const [a, b] = [await visitor(own), await visitor(own)];
    const { table } = await a.ask('create', {
      options: { ...DUEL, mode: 'freeForAll', seats: 3, board: 'random', isPublic: true },
      seats: [{ kind: 'computer', level: 'novice' }, { kind: 'open' }, { kind: 'open' }],
      mine: 1,
    });
    await b.ask('sit', { table, seat: 2 });
    await a.ask('pick', { table, hero: 'alice' });
    await b.ask('pick', { table, hero: 'medusa' });
    const answered = () => own.tables.read(table, ({ answeredBy }) => answeredBy);
    const thinking = watch.pass(0);
    while (!thoughts) await new Promise(setImmediate);
    await own.tables.due(table);
    expect(thoughts).toBe(1);
    await b.ask('concede', { table });
    await watch.pass(0);
    goOn();
    await thinking;
    expect((await answered()).slice(0, 2)).toEqual([2, 0]);
    expect(thoughts).toBeGreaterThan(1);
  });
});
