import { expect, it } from 'vitest';
import { newestOnly } from './newest-only.ts';

it('one thing is done after another, and of what comes meanwhile only the newest', async () => {
  const done: number[] = [];
  let running = 0;
  const work = newestOnly(async (value: number) => {
    expect(++running).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running--;
    done.push(value);
  });
  const first = work(1);
  void work(2);
  void work(3);
  await first;
  expect(done).toEqual([1, 3]);
  await work(4);
  expect(done).toEqual([1, 3, 4]);
});

it('goes on after a failure', async () => {
  const done: number[] = [];
  const work = newestOnly(async (value: number) => {
    if (value === 1) throw new Error('no room');
    done.push(value);
  });
  await expect(work(1)).rejects.toThrow('no room');
  await work(2);
  expect(done).toEqual([2]);
});
