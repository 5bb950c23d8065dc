import { describe, expect, it } from 'vitest';
import { copyAt } from './copies.ts';

describe('a copy', () => {
  it('is counted among those alike; what there is once is none', () => {
    const hand = ['dash', 'feint', 'dash', 'snipe', 'dash'];
    expect(hand.map((_, place) => copyAt(hand, place))).toEqual([
      { number: 1, of: 3 },
      null,
      { number: 2, of: 3 },
      null,
      { number: 3, of: 3 },
    ]);
  });
});
