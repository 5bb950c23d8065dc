import { expect, it } from 'vitest';
import { hiddenOf } from './more.ts';

const at = (scrollTop: number) => hiddenOf({ scrollTop, scrollHeight: 300, clientHeight: 200 });
it('a hand that is longer than its place goes on below, above, or both', () => {
  expect([0, 50, 100].map(at)).toEqual([
    { above: false, below: true },
    { above: true, below: true },
    { above: true, below: false },
  ]);
});
it('a hand that has room, but for a few pixels, goes on nowhere', () => {
  for (const scrollHeight of [200, 204])
    expect(hiddenOf({ scrollTop: 0, scrollHeight, clientHeight: 200 })).toEqual({ above: false, below: false });
  expect(hiddenOf({ scrollTop: 0, scrollHeight: 205, clientHeight: 200 }).below).toBe(true);
});
