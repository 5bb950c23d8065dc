import { cardsFromHand, draw, mayPay } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { inScheme } from '../../../../test/rules/saying.ts';

describe('price of cards', () => {
  it('R-0.11 All or nothing: with too few cards it is not asked', () => {
    expect(
      inScheme([mayPay(cardsFromHand(2), draw(1))])
        .settled()
        .hand(0),
    ).toEqual(['plain']);
    const enough = inScheme([mayPay(cardsFromHand(1), draw(1))]).choose({ yes: true });
    expect(enough.settled().discard(0)).toEqual(['plain', 'trick']);
  });
});
