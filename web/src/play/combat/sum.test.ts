import { expect, it } from 'vitest';
import { sumSaid } from './sum.ts';

it('a sum is said item by item', () => {
  const items = (amounts: number[]) => amounts.map((amount) => ({ how: 'add' as const, amount, source: null }));
  expect(sumSaid(items([3, 1]), () => 'why')).toBe('3 (why) + 1 (why) = 4');
  expect(sumSaid(items([3, -1, 2]), () => 'why')).toBe('3 (why) − 1 (why) + 2 (why) = 4');
});
