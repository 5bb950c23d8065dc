import { describe, expect, it } from 'vitest';
import { type Hub, localBus } from '../bus/local.ts';
import { folk } from './folk.ts';

const SECOND = 1_000;
function processes() {
  let now = 0;
  const hub: Hub = new Set();
  const all: ReturnType<typeof folk>[] = [];
  const join = () => {
    const [players, tables] = [new Set<string>(), new Set<string>()];
    const own = folk({
      bus: localBus(hub),
      connections: {
        of: (player) => (players.has(player) ? [null as never] : []),
        at: (table) => (tables.has(table) ? [null as never] : []),
        everybody: players,
        lookedAt: tables,
      },
      self: `process ${all.length}`,
      steady: () => now,
    });
    all.push(own);
    return { own, players, tables };
  };
  /** Two seconds at a time. */
  const pass = async (seconds: number): Promise<void> => {
    for (let left = seconds; left > 0; left -= 2) {
      now += 2 * SECOND;
      for (const each of all) each.look();
      await Promise.resolve();
      await Promise.resolve();
    }
  };
  return { join, pass };
}

describe('a player', () => {
  it('is here at once, everywhere within seconds, and gone within a minute', async () => {
    const { join, pass } = processes();
    const [one, other] = [join(), join()];
    await pass(2);
    one.players.add('ada');
    expect(one.own.isHere('ada')).toBe(true);
    expect(other.own.isHere('ada')).toBe(false);
    await pass(2);
    expect(other.own.isHere('ada')).toBe(true);
    await pass(300);
    expect([one, other].map(({ own }) => own.isHere('ada'))).toEqual([true, true]);
    one.players.delete('ada');
    await pass(30);
    expect(one.own.isHere('ada')).toBe(true);
    await pass(28);
    expect([one, other].map(({ own }) => own.isHere('ada'))).toEqual([false, false]);
    other.players.add('ada');
    await pass(2);
    expect([one, other].map(({ own }) => own.isHere('ada'))).toEqual([true, true]);
  });
  it('is known to a process that comes later, though nothing has changed', async () => {
    const { join, pass } = processes();
    const one = join();
    one.players.add('ada');
    one.tables.add('table');
    await pass(4);
    const late = join();
    await pass(2);
    expect([late.own.isHere('ada'), late.own.isLookedAt('table')]).toEqual([true, true]);
  });
});

it('a table is looked at as long as somebody looks, on whichever process, and that process is there', async () => {
  const { join, pass } = processes();
  const [one, other] = [join(), join()];
  one.tables.add('table');
  await pass(2);
  expect([one, other].map(({ own }) => own.isLookedAt('table'))).toEqual([true, true]);
  one.tables.delete('table');
  await pass(2);
  expect([one, other].map(({ own }) => own.isLookedAt('table'))).toEqual([false, false]);
});
