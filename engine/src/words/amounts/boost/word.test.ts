import { afterCombat, boostOfThatCard, boostOfTheirCard, discardTopOfDeck, draw } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { attack, defense, fight } from '../../../../test/rules/fight.ts';
import { inScheme } from '../../../../test/rules/saying.ts';

describe('boost', () => {
  it('R-8.12 The BOOST of that card; of none 0', () => {
    expect(
      inScheme([discardTopOfDeck, draw(boostOfThatCard)])
        .settled()
        .story('draw'),
    ).toEqual(['0 draws 1']);
    expect(
      inScheme([draw(boostOfThatCard)])
        .settled()
        .story('draw'),
    ).toEqual([]);
  });
  it('The BOOST of the card on the other side of the combat', () => {
    const drew = (guard: string | null) =>
      fight({ cards: [attack('blow', 3, afterCombat(draw(boostOfTheirCard)))] }, { cards: [defense('ward', 2)] })
        .strike('blow', guard)
        .settled()
        .story('draw');
    expect([drew('ward'), drew(null)]).toEqual([['0 draws 2'], []]);
  });
});
