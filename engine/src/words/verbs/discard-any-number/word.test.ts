import { discardAnyNumber, draw, thatMany } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { inScheme } from '../../../../test/rules/saying.ts';

describe('discardAnyNumber', () => {
  it('R-15.22 As many as its player likes, none too', () => {
    const start = () => inScheme([discardAnyNumber(), draw(thatMany)], { hand: ['trick', 'plain', 'plain'] });
    expect(start().choose({ pass: true }).settled().story('draw')).toEqual([]);
    expect(start().choose({ card: 'plain' }).choose({ pass: true }).settled().story('draw')).toEqual(['0 draws 1']);
  });
});
