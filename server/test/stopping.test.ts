import { describe, expect, it } from 'vitest';
import { DUEL } from './house.ts';
import { servers, type Wire, wire } from './wire.ts';
import './sound.ts';

const start = servers();

describe('a server that stops', () => {
  it('says so in time, and has everything when it is back', async () => {
    const first = await start();
    const [a, b] = [await first.hall.people.create('Ada'), await first.hall.people.create('Bob')];
    const [one, two] = [await wire(first.url, a.key), await wire(first.url, b.key)];
    const { table } = await one.ask<{ table: string }>('create', {
      options: { ...DUEL, heroes: 'random', isPublic: true },
      seats: [{ kind: 'open' }, { kind: 'open' }],
      mine: 0,
    });
    await one.ask('open', { table });
    await two.ask('sit', { table, seat: 1 });
    await two.ask('open', { table });
    const updates = ({ pushes }: Wire) => pushes.flatMap((push) => ('update' in push ? [push] : []));
    for (let n = 0; n < 20; n++) {
      const asked = [one, two].find((each) => updates(each).at(-1)!.update.answers.length)!;
      const { at, update } = updates(asked).at(-1)!;
      await asked.ask('answer', { table, at, choice: update.answers[0] });
      while ([one, two].some((each) => updates(each).at(-1)!.update.view.seq <= update.view.seq)) await new Promise(setImmediate);
    }
    const before = [one, two].map((each) => updates(each).at(-1)!.update);
    await first.stop(1234);
    for (const each of [one, two]) {
      expect(await each.closed).toBe(1012);
      expect(each.pushes.at(-1)).toEqual({ leaving: { backIn: 1234 } });
    }

    const second = await start();
    const back = await wire(second.url, a.key);
    await back.ask('open', { table, have: { answers: before[0].view.seq, takenBack: 0 } });
    const [now] = updates(back);
    expect(now.update.view).toEqual(before[0].view);
    expect(now.update).toMatchObject({ isWhole: false, told: [], seats: [{ name: 'Ada' }, { name: 'Bob' }] });
  });
});
