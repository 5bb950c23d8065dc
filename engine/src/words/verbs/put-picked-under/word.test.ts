import { discardAnyNumber, lookAtTheirHand, pickFromTheirHand, putThatCardUnderTheirDeck } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { inScheme } from '../../../../test/rules/saying.ts';

describe('putPickedUnder', () => {
  it('R-15.12 That card goes under the deck, known to both and nobody else', () => {
    const scene = inScheme([lookAtTheirHand, pickFromTheirHand, putThatCardUnderTheirDeck], {}, { hand: ['plain'] }).settled();
    expect(scene.hand(1)).toEqual([]);
    expect([0, 1, 'spectator' as const].map((eyes) => scene.see(eyes).seats[1].deckKnown.length)).toEqual([1, 1, 0]);
  });
  it('R-15.17 Another copy of a card that was discarded is not that card: whether there is one is told to nobody', () => {
    const scene = inScheme([discardAnyNumber(), putThatCardUnderTheirDeck], { hand: ['trick', 'plain', 'plain'] });
    scene.choose({ kind: 'discardMore', card: 'plain' }).choose({ pass: true }).settled();
    expect(scene.hand(0)).toEqual(['plain']);
  });
});
