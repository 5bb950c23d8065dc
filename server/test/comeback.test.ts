import { describe, expect, it } from 'vitest';
import { dice, step, visitor } from './house.ts';
import { askedOf, DAY, gathered, houses, othersOf, sameStore, started, stopwatch } from './houses.ts';

const newHouse = houses();

describe('a table that nobody comes back to', () => {
  it('is given up a day after the last thing that happened, while people gather', async () => {
    const watch = stopwatch();
    const own = await newHouse(watch);
    const { table, players } = await gathered(own, 2);
    await watch.pass(DAY - 1);
    await own.tables.due(table);
    expect((await players[0].ask('open', { table })).table.phase).toBe('choosing');
    await watch.pass(1);
    await own.tables.due(table);
    expect((await players[0].ask('open', { table })).table.ended).toMatchObject({ how: 'abandoned' });
    expect(await own.store.tablesOf(players[1].id)).toEqual([]);
  });

  it('is given up after thirty days of play without a clock, and counts for nothing', async () => {
    const watch = stopwatch();
    const own = await newHouse(watch);
    const { table, players } = await started(own, 2);
    await watch.pass(30 * DAY);
    await own.tables.due(table);
    await players[0].until(() => players[0].state()?.ended?.how === 'abandoned');
    await watch.pass(0);
    expect(await own.store.games(players[0].id, 9)).toEqual([]);
  });

  it('is lost by whoever stayed away if it is rated', async () => {
    const watch = stopwatch();
    const own = await newHouse(watch);
    const { table, players } = await started(own, 2, { rated: true, isPublic: true });
    const away = askedOf(players);
    await watch.pass(30 * DAY);
    await own.tables.due(table);
    await away.until(() => away.state()?.ended);
    expect(away.state().ended).toMatchObject({ how: 'won', winners: [players.indexOf(othersOf(players, away)[0])] });
  });
});

describe('playing again', () => {
  it('is known to who comes back later, and to every tab', async () => {
    const own = await newHouse();
    const { table, players } = await started(own, 2);
    const [a, b] = players;
    await a.ask('concede', { table });
    expect((await b.ask('open', { table })).table.rematch).toBeNull();
    const { table: again } = await a.ask('rematch', { table });
    b.leave();
    const back = await visitor(own, b);
    expect((await back.ask('open', { table })).table.rematch).toBe(again);
    // Twice from the first, from two tabs of the second.
    expect(await a.ask('rematch', { table })).toEqual({ table: again });
    const tab = await visitor(own, b);
    expect(await back.ask('rematch', { table })).toEqual({ table: again });
    expect(await tab.ask('rematch', { table })).toEqual({ table: again });
    expect(await own.tables.read(again, ({ phase }) => phase)).toBe('playing');
    const stranger = await visitor(own);
    expect(await stranger.refused('rematch', { table })).toBe('notYours');
  });

  it('is possible although the table for it was given up before it began, some times', async () => {
    const own = await newHouse();
    const { table, players } = await started(own, 2);
    const [a, b] = players;
    await a.ask('concede', { table });
    const tried = new Set<string>();
    for (let n = 0; n < 9; n++) {
      const { table: again } = await a.ask('rematch', { table });
      tried.add(again);
      await a.ask('stand', { table: again });
      expect((await b.ask('open', { table })).table.rematch).toBeNull();
    }
    expect(tried.size).toBe(9);
    const { table: last } = await b.ask('rematch', { table });
    expect((await a.ask('open', { table })).table.rematch).toBe(last);
    expect(await a.ask('rematch', { table })).toEqual({ table: last });
    expect(await own.tables.read(last, ({ phase }) => phase)).toBe('playing');
    await a.ask('concede', { table: last });
    expect(await a.ask('rematch', { table })).toEqual({ table: last });
  });
});

describe('another process', () => {
  it('knows who sits there before it tells anything', async () => {
    const own = await newHouse();
    const { table, players } = await started(own, 2);
    const other = await newHouse(sameStore(own));
    const back = await visitor(other, players[0]);
    await back.ask('open', { table });
    expect(back.update().update.seats).toMatchObject([{ name: expect.stringContaining('Somebody') }, { player: players[1].id }]);
  });

  it('goes on telling after the store has failed', async () => {
    const own = await newHouse();
    let isBroken = false;
    const failing =
      <A extends unknown[], R>(task: (...given: A) => Promise<R>) =>
      async (...given: A): Promise<R> => {
        if (isBroken) throw new Error('the store is away');
        return task(...given);
      };
    const { store } = sameStore(own);
    const other = await newHouse({ store: { ...store, append: failing(store.append), read: failing(store.read) } });
    const { table, players } = await started(other, 2);
    const asked = askedOf(players);
    const [choice] = asked.update().update.answers;
    const { at } = asked.update();
    isBroken = true;
    expect(await asked.refused('answer', { table, at, choice })).toBe('busy');
    isBroken = false;
    await asked.ask('answer', { table, at: asked.update().at, choice });
    for (const player of players) await player.until(() => player.update().update.view.seq === 1);
    const roll = dice(1);
    for (let n = 0; n < 10; n++) await step(table, players, roll);
    expect(await own.tables.read(table, ({ answers }) => answers.length)).toBe(11);
  });
});
