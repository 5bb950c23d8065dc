import { discardTopOfDeck } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { inScheme } from '../../../../test/rules/saying.ts';

describe('discardTop', () => {
  it('R-9.6 The top card of the deck, not of the hand', () => {
    expect(inScheme([discardTopOfDeck]).settled().discard(0)).toEqual(['plain', 'trick']);
  });
});
