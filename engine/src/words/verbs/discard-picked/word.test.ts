import { lookAtTheirHand, pickFromTheirHand, theyDiscardThatCard } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { inScheme } from '../../../../test/rules/saying.ts';

describe('discardPicked', () => {
  it('That card leaves the hand; without one nothing happens', () => {
    const scene = inScheme([lookAtTheirHand, pickFromTheirHand, theyDiscardThatCard], {}, { hand: ['plain'] }).settled();
    expect([scene.hand(1), scene.discard(1)]).toEqual([[], ['plain']]);
    expect(
      inScheme([theyDiscardThatCard], {}, { hand: ['plain'] })
        .settled()
        .hand(1),
    ).toEqual(['plain']);
  });
});
