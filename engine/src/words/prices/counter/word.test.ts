import { draw, fromCounter, mayPay } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { inScheme } from '../../../../test/rules/saying.ts';

const oil = { counter: { id: 'oil', start: 0, max: 3 } };

describe('price of counters', () => {
  it('R-0.11 All or nothing: with too few it is not asked', () => {
    const paid = (counter: number) => inScheme([mayPay(fromCounter(2), draw(1))], { about: oil, counter });
    expect(paid(1).settled().story('draw')).toEqual([]);
    const enough = paid(2).choose({ yes: true }).settled();
    expect([enough.story('draw'), enough.see().seats[0].counter]).toEqual([['0 draws 1'], 0]);
  });
});
