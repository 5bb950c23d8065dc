/** What turns to think of either form hold to. */
import type { Level } from '@peerless/ai';
import { expect, it } from 'vitest';
import { MOST_AT_ONCE } from '../src/turns/fair.ts';
import type { Lane, Turns, Wish } from '../src/turns/turns.ts';

const HOUR = 3_600_000;
let since = Date.now();
/** The first letter of a table says whose it is. */
const wish = (table: string, level: Level = 'master', given: Partial<Wish> = {}): Wish => {
  since += 1;
  return { table, at: 7, player: table[0], level, since, until: Date.now() + HOUR, ...given };
};
const tables = (wishes: readonly Wish[]): string[] => wishes.map(({ table }) => table);

/** `open` begins with no wishes; every one that it opens belongs to the same server. */
export function turnsContract(open: () => Promise<() => Turns>): void {
  async function using(use: (turns: Turns, another: () => Turns) => Promise<void>): Promise<void> {
    const make = await open();
    const all = [make()];
    const another = (): Turns => {
      all.push(make());
      return all.at(-1)!;
    };
    try {
      await use(all[0], another);
    } finally {
      await Promise.all(all.map((turns) => turns.close()));
    }
  }
  /** One after the other, each over before the next begins. */
  async function served(turns: Turns, lane: Lane, count: number): Promise<string[]> {
    const all: string[] = [];
    for (let n = 0; n < count; n++) {
      const next = await turns.next(lane);
      if (!next) break;
      all.push(next.table);
      turns.end(next);
    }
    return all;
  }

  it('gives each player a turn before one has another, however many tables they have', () =>
    using(async (turns) => {
      for (const table of ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'c2']) turns.wish(wish(table));
      expect(tables((await turns.waiting()).slow)).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3', 'a4']);
      expect(await served(turns, 'slow', 9)).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3', 'a4']);
    }));

  it('lets whoever comes anew go before those who have just had theirs', () =>
    using(async (turns) => {
      for (const table of ['a1', 'a2', 'a3']) turns.wish(wish(table));
      expect(await served(turns, 'slow', 1)).toEqual(['a1']);
      turns.wish(wish('b1'));
      expect(await served(turns, 'slow', 1)).toEqual(['b1']);
      turns.wish(wish('b1', 'master', { at: 8 }));
      expect(await served(turns, 'slow', 4)).toEqual(['a2', 'b1', 'a3']);
    }));

  it('does not let slow levels and quick ones wait for each other', () =>
    using(async (turns) => {
      for (const [table, level] of [
        ['a1', 'master'],
        ['a2', 'hard'],
        ['b1', 'medium'],
        ['c1', 'master'],
        ['d1', 'novice'],
        ['e1', 'easy'],
      ] as const)
        turns.wish(wish(table, level));
      expect(await served(turns, 'quick', 9)).toEqual(['a2', 'b1', 'd1', 'e1']);
      expect(await served(turns, 'slow', 9)).toEqual(['a1', 'c1']);
    }));

  it.each([
    ['slow', 'master'],
    ['quick', 'medium'],
  ] as const)('gives nobody more %s ones at once than one may have', (lane, level) =>
    using(async (turns) => {
      const most = MOST_AT_ONCE[lane];
      const all = Array.from({ length: most + 2 }, (_, n) => `a${n}`);
      for (const table of all) turns.wish(wish(table, level));
      const taken: Wish[] = [];
      for (let n = 0; n < most; n++) taken.push((await turns.next(lane))!);
      expect(tables(taken)).toEqual(all.slice(0, most));
      expect(await turns.next(lane)).toBeUndefined();
      turns.wish(wish('b1', level));
      expect((await turns.next(lane))?.table).toBe('b1');
      expect(await turns.next(lane)).toBeUndefined();
      turns.end(taken[0]);
      expect((await turns.next(lane))?.table).toBe(all[most]);
    }),
  );

  it('keeps the place of whoever wishes again, for longer', () =>
    using(async (turns) => {
      const soon = Date.now() + 300;
      turns.wish(wish('a1', 'master', { until: soon }));
      turns.wish(wish('a2', 'master', { until: soon }));
      turns.wish(wish('a3'));
      turns.wish(wish('a2'));
      expect(tables((await turns.waiting()).slow)).toEqual(['a1', 'a2', 'a3']);
      await new Promise((resolve) => setTimeout(resolve, 400));
      expect(tables((await turns.waiting()).slow)).toEqual(['a2', 'a3']);
      expect(await served(turns, 'slow', 9)).toEqual(['a2', 'a3']);
    }));

  it('forgets what is wished no more', () =>
    using(async (turns) => {
      const first = wish('a1');
      turns.wish(first);
      turns.wish(wish('b1'));
      turns.drop(first);
      expect(await served(turns, 'slow', 9)).toEqual(['b1']);
    }));

  it('gives a question one turn, also if it is wished again meanwhile', () =>
    using(async (turns) => {
      turns.wish(wish('a1', 'medium'));
      const first = await turns.next('quick');
      turns.wish(wish('a1', 'medium'));
      expect((await turns.waiting()).quick).toEqual([]);
      expect(await turns.next('quick')).toBeUndefined();
      turns.end(first!);
      expect(await turns.next('quick')).toBeUndefined();
    }));

  it('gives another question of the same table its own', () =>
    using(async (turns) => {
      turns.wish(wish('a1', 'medium'));
      const first = await turns.next('quick');
      turns.wish(wish('a1', 'medium', { at: 8 }));
      turns.end(first!);
      expect(await turns.next('quick')).toMatchObject({ table: 'a1', at: 8 });
    }));

  it('gives each turn to one process, of which several take them at once', () =>
    using(async (turns, another) => {
      const processes = [turns, another(), another()];
      const players = [...'abcdefghijklmnopqrstuvwxyz'];
      for (const player of players) for (const n of [1, 2]) processes[n].wish(wish(`${player}${n}`));
      for (const each of processes) await each.check();
      const taken: string[] = [];
      const take = async (own: Turns): Promise<void> => {
        for (let next = await own.next('slow'); next; next = await own.next('slow')) taken.push(next.table);
      };
      await Promise.all(processes.map(take));
      // One of each player at once, and none twice.
      expect(taken.map(([player]) => player).sort()).toEqual(players);
    }));
}
