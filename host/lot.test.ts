import { describe, expect, it } from 'vitest';
import { byLot, pickOf } from './lot.ts';

/** Says these one after the other. */
const saying =
  (...numbers: number[]) =>
  () =>
    numbers.shift()!;

describe('the lot', () => {
  it('picks every one of a list', () =>
    expect([0, 0.34, 0.67, 0.999].map((n) => pickOf('abc'.split(''), () => n))).toEqual(['a', 'b', 'c', 'c']));
  it('puts a list into every order', () => {
    expect(byLot([1, 2, 3], saying(0.999, 0.999))).toEqual([1, 2, 3]);
    expect(byLot([1, 2, 3], saying(0, 0))).toEqual([2, 3, 1]);
    expect(byLot([1, 2, 3], saying(0.4, 0))).toEqual([3, 1, 2]);
    expect(byLot([1, 2, 3], saying(0.999, 0))).toEqual([2, 1, 3]);
    expect(byLot([1, 2, 3], saying(0, 0.999))).toEqual([3, 2, 1]);
    expect(byLot([1, 2, 3], saying(0.4, 0.999))).toEqual([1, 3, 2]);
  });
  it('asks no more often than it must, and leaves the list as it was', () => {
    const list = [1, 2, 3];
    let asked = 0;
    const count = () => asked++ * 0;
    byLot(list, count);
    expect(asked).toBe(2);
    expect(list).toEqual([1, 2, 3]);
    expect(byLot([], count)).toEqual([]);
    expect(asked).toBe(2);
  });
});
