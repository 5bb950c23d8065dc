import { cardWasPicked, discardTopOfDeck, draw, type Effect, when } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { inScheme } from '../../../../test/rules/saying.ts';

describe('cardPicked', () => {
  it('There is a card once one was discarded, and none before', () => {
    const drew = (...first: Effect[]) =>
      inScheme([...first, when(cardWasPicked, draw(1))])
        .settled()
        .story('draw').length;
    expect([drew(discardTopOfDeck), drew()]).toEqual([1, 0]);
  });
});
