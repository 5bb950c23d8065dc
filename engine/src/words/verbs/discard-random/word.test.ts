import { discardRandom, draw, thatMany } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { inScheme } from '../../../../test/rules/saying.ts';

describe('discardRandom', () => {
  it('R-16.24 Chance picks, and an empty hand loses nothing', () => {
    expect(
      inScheme([discardRandom(1)], { hand: ['trick', 'plain', 'plain'] })
        .settled()
        .hand(0),
    ).toEqual(['plain']);
    expect(
      inScheme([discardRandom(2), draw(thatMany)])
        .settled()
        .story('draw'),
    ).toEqual(['0 draws 1']);
  });
});
