import '@peerless/boards';
import { EventEmitter } from 'node:events';
import type { Level } from '@peerless/ai';
import { asked, mask, newGame } from '@peerless/engine';
import '@peerless/heroes';
import type { Task } from '@peerless/server';
import { describe, expect, it } from 'vitest';
import { type Thread, thinkers, threadsFor } from './thinkers.ts';

const game = newGame({ board: 'marmoreal', heroes: ['alice', 'medusa'], mode: 'duel' }, 1);
const masked = mask(game, asked(game));
const task = (level: Level, seed = 1): Task => ({ level, seed, masked });
const never = new AbortController().signal;

/** Threads that answer when the test says so, with the number of the task. */
function pretended(): { make(): Thread; given: (Task & { stop: Int32Array })[]; finish(seed: number): void } {
  const given: (Task & { stop: Int32Array })[] = [];
  const doing = new Map<number, EventEmitter>();
  return {
    given,
    make: () =>
      Object.assign(new EventEmitter(), {
        unref: () => {},
        terminate: async () => 0,
        postMessage(this: EventEmitter, message: Task & { stop: Int32Array }) {
          given.push(message);
          doing.set(message.seed, this);
        },
      }) as unknown as Thread,
    finish: (seed) => void doing.get(seed)!.emit('message', seed),
  };
}

describe('threads that think', () => {
  it('are two at least, one of them for quick levels', () => {
    expect([1, 2, 4, 8, 16].map(threadsFor)).toEqual([
      { quick: 1, slow: 1 },
      { quick: 1, slow: 1 },
      { quick: 1, slow: 2 },
      { quick: 2, slow: 5 },
      { quick: 4, slow: 11 },
    ]);
  });

  it('let no quick level wait for a slow one', async () => {
    const { make, given, finish } = pretended();
    const { think, room } = thinkers(make, { quick: 1, slow: 1 });
    expect(room).toEqual({ quick: 16, slow: 1 });
    const slow = [1, 2, 3].map((seed) => think(task('master', seed), never));
    const quick = (['novice', 'easy', 'medium', 'hard'] as const).map((level, n) => think(task(level, 10 + n), never));
    for (const [n, each] of quick.entries()) {
      finish(10 + n);
      expect(await each).toBe(10 + n);
    }
    expect(given.map(({ seed }) => seed)).toEqual([1, 10, 11, 12, 13]);
    for (const [n, each] of slow.entries()) {
      finish(n + 1);
      expect(await each).toBe(n + 1);
    }
  });

  it('are told when nobody waits any more, and do not begin what nobody waits for', async () => {
    const { make, given, finish } = pretended();
    const { think } = thinkers(make, { quick: 1, slow: 1 });
    const [first, second] = [new AbortController(), new AbortController()];
    const one = think(task('master', 1), first.signal);
    const two = think(task('master', 2), second.signal);
    expect(Atomics.load(given[0].stop, 0)).toBe(0);
    first.abort();
    second.abort();
    expect(Atomics.load(given[0].stop, 0)).toBe(1);
    finish(1);
    await one;
    await expect(two).rejects.toThrow('nobody waits');
    expect(given).toHaveLength(1);
  });

  it('go on with others where one has failed', async () => {
    const threads: Thread[] = [];
    const { make, finish } = pretended();
    const { think } = thinkers(
      () => {
        threads.push(make());
        return threads.at(-1)!;
      },
      { quick: 1, slow: 1 },
    );
    const [one, two] = [think(task('master', 1), never), think(task('master', 2), never)];
    (threads[0] as unknown as EventEmitter).emit('error', new Error('out of memory'));
    await expect(one).rejects.toThrow('out of memory');
    finish(2);
    expect(await two).toBe(2);
    expect(threads).toHaveLength(2);
  });
});
