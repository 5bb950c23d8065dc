import { lookAtTheirHand, pickFromTheirHand, putThatCardUnderTheirDeck } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { inScheme } from '../../../../test/rules/saying.ts';

describe('putPickedUnder', () => {
  it('R-15.12 That card goes under the deck, known to both and nobody else', () => {
    const scene = inScheme([lookAtTheirHand, pickFromTheirHand, putThatCardUnderTheirDeck], {}, { hand: ['plain'] }).settled();
    expect(scene.hand(1)).toEqual([]);
    expect([0, 1, 'spectator' as const].map((eyes) => scene.see(eyes).seats[1].deckKnown.length)).toEqual([1, 1, 0]);
  });
});
