import { discard, draw, thatMany } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { inScheme } from '../../../../test/rules/saying.ts';

describe('discard', () => {
  it('R-9.8 Cards of the own choice; no more than there are', () => {
    const scene = inScheme([discard(1)], { hand: ['trick', 'plain', 'plain'] })
      .choose({ card: 'plain' })
      .settled();
    expect([scene.hand(0), scene.discard(0)]).toEqual([['plain'], ['plain', 'trick']]);
    expect(
      inScheme([discard(3), draw(thatMany)])
        .settled()
        .story('draw'),
    ).toEqual(['0 draws 1']);
  });
});
