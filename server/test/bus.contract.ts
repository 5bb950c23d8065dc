/** What every bus holds to. */
import { expect, it, vi } from 'vitest';
import type { Bus } from '../src/bus/bus.ts';

/** Milliseconds that a busy machine may take. */
export const PATIENCE = 10_000;

/** `join` gives one more process on the same bus. */
export function busContract(join: () => Bus): void {
  async function several(count: number, use: (...buses: Bus[]) => Promise<void>): Promise<void> {
    const buses = Array.from({ length: count }, join);
    try {
      await use(...buses);
    } finally {
      await Promise.all(buses.map((bus) => bus.close()));
    }
  }
  const hearing = async (bus: Bus, channel: string): Promise<{ heard: string[]; stop: () => void }> => {
    const heard: string[] = [];
    const stop = bus.subscribe(channel, (message) => heard.push(message));
    await bus.listening();
    return { heard, stop };
  };

  it('tells all others, in order, and not itself', () =>
    several(3, async (one, two, three) => {
      const [own, second, third] = await Promise.all([one, two, three].map((bus) => hearing(bus, 'table:1')));
      const elsewhere = await hearing(two, 'table:2');
      const messages = Array.from({ length: 50 }, (_, n) => `${n} "ž\n${n}`);
      for (const message of messages) one.publish('table:1', message);
      await vi.waitFor(() => expect([second.heard, third.heard]).toEqual([messages, messages]), PATIENCE);
      expect(own.heard).toEqual([]);
      expect(elsewhere.heard).toEqual([]);
    }));

  it('tells everybody in a process who listens, until they no longer do', () =>
    several(2, async (one, two) => {
      const first = await hearing(two, 'talk');
      const second = await hearing(two, 'talk');
      one.publish('talk', 'both');
      await vi.waitFor(() => expect([first.heard, second.heard]).toEqual([['both'], ['both']]), PATIENCE);
      first.stop();
      first.stop();
      one.publish('talk', 'one');
      await vi.waitFor(() => expect(second.heard).toEqual(['both', 'one']), PATIENCE);
      second.stop();
      const last = await hearing(two, 'last');
      one.publish('talk', 'none');
      one.publish('last', 'over');
      await vi.waitFor(() => expect(last.heard).toEqual(['over']), PATIENCE);
      expect([first.heard, second.heard]).toEqual([['both'], ['both', 'one']]);
      const again = await hearing(two, 'talk');
      one.publish('talk', 'again');
      await vi.waitFor(() => expect(again.heard).toEqual(['again']), PATIENCE);
    }));

  it('adds up what processes share, while they are there', () =>
    several(2, async (one, two) => {
      expect(await one.shared('online')).toBe(0);
      one.share('online', 3);
      two.share('online', 4);
      two.share('tables', 9);
      await vi.waitFor(async () => expect(await one.shared('online')).toBe(7), PATIENCE);
      one.share('online', 1);
      await vi.waitFor(async () => expect(await two.shared('online')).toBe(5), PATIENCE);
      const third = join();
      third.share('online', 10);
      await vi.waitFor(async () => expect(await two.shared('online')).toBe(15), PATIENCE);
      await third.close();
      await vi.waitFor(async () => expect(await two.shared('online')).toBe(5), PATIENCE);
    }));

  it('answers when asked whether it is there', () =>
    several(1, async (bus) => {
      bus.subscribe('anything', () => {});
      await bus.check();
    }));
}
