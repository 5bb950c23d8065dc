import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { together } from './together.ts';

describe('what is written together', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setImmediate', 'setTimeout', 'performance'] }));
  afterEach(() => void vi.useRealTimers());
  /** Each write takes so long. */
  const gathering = (takes = 0) => {
    const written: number[][] = [];
    const write = (gathered: number[]): Promise<void> => {
      written.push(gathered);
      return takes ? new Promise((resolve) => setTimeout(resolve, takes)) : Promise.resolve();
    };
    return { written, ...together<number>(write) };
  };

  it('is what comes at once, without waiting', async () => {
    const { written, add } = gathering();
    add(1);
    add(2);
    expect(written).toEqual([]);
    await vi.advanceTimersByTimeAsync(0);
    expect(written).toEqual([[1, 2]]);
  });

  it('is what comes soon after a write', async () => {
    const { written, add } = gathering();
    add(1);
    await vi.advanceTimersByTimeAsync(1);
    add(2);
    await vi.advanceTimersByTimeAsync(3);
    add(3);
    expect(written).toEqual([[1]]);
    await vi.advanceTimersByTimeAsync(2);
    expect(written).toEqual([[1], [2, 3]]);
  });

  it('is what comes during a write, never two at a time', async () => {
    const { written, add } = gathering(20);
    add(1);
    await vi.advanceTimersByTimeAsync(1);
    add(2);
    await vi.advanceTimersByTimeAsync(10);
    add(3);
    expect(written).toEqual([[1]]);
    await vi.advanceTimersByTimeAsync(15);
    expect(written).toEqual([[1], [2, 3]]);
  });

  it('is settled when all of it is written', async () => {
    const { written, add, settled } = gathering(20);
    add(1);
    await vi.advanceTimersByTimeAsync(1);
    add(2);
    let isSettled = false;
    void settled().then(() => {
      isSettled = true;
    });
    await vi.advanceTimersByTimeAsync(25);
    expect(written).toEqual([[1], [2]]);
    expect(isSettled).toBe(false);
    await vi.advanceTimersByTimeAsync(30);
    expect(isSettled).toBe(true);
  });
});
