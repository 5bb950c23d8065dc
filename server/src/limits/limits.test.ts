import { describe, expect, it } from 'vitest';
import { bucket, buckets } from './limits.ts';

describe('a bucket', () => {
  it('has what it had at first, and fills up again with time, but not beyond', () => {
    const one = bucket(2, 6, 0);
    expect(one.wait(6, 0)).toBe(0);
    one.spend(6, 0);
    expect(one.wait(1, 0)).toBe(500);
    expect(one.wait(1, 500)).toBe(0);
    expect(one.wait(6, 60_000)).toBe(0);
    one.spend(6, 60_000);
    expect(one.wait(1, 60_000)).toBe(500);
  });
  it('owes what was taken too early', () => {
    const one = bucket(2, 6, 0);
    one.spend(10, 0);
    expect(one.wait(1, 0)).toBe(2_500);
    expect(one.fullAt()).toBe(5_000);
  });
  it('gives what is more than it holds when it is full', () => {
    const one = bucket(2, 6, 0);
    expect(one.wait(10, 0)).toBe(0);
    one.spend(10, 0);
    expect(one.wait(10, 0)).toBe(5_000);
  });
  it('loses nothing when a clock goes back', () => {
    const one = bucket(2, 6, 100_000);
    one.spend(5, 100_000);
    expect(one.wait(1, 0)).toBe(0);
    expect(one.wait(2, 0)).toBe(500);
    expect(one.wait(2, 100_500)).toBe(0);
  });
});

describe('buckets', () => {
  it('are one for each key; none gives anything where nothing is allowed', () => {
    const two = buckets(1, 2);
    expect([two.take('a', 0), two.take('a', 0), two.take('a', 0), two.take('b', 0)]).toEqual([true, true, false, true]);
    expect(two.take('a', 1_000)).toBe(true);
    expect(buckets(0, 0).take('a', 0)).toBe(false);
  });
  it('are kept while they are not full, however many there are', () => {
    const all = buckets(1, 1);
    for (let n = 0; n < 25_000; n++) expect(all.take(`${n}`, 0)).toBe(true);
    expect(all.take('0', 0)).toBe(false);
    expect(all.take('0', 1_000)).toBe(true);
  });
});
