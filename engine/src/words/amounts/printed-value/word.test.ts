import { add, afterCombat, draw, duringCombat, printedValueOfTheirCard } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { attack, defense, fight } from '../../../../test/rules/fight.ts';

describe('printedValue', () => {
  it('R-8.9 What is printed on the other card, whatever it counts for', () => {
    const drew = (guard: string | null) =>
      fight(
        { cards: [attack('blow', 3, afterCombat(draw(printedValueOfTheirCard)))] },
        { cards: [defense('ward', 1, duringCombat(add(2)))] },
      )
        .strike('blow', guard)
        .settled()
        .story('draw');
    expect([drew('ward'), drew(null)]).toEqual([['0 draws 1'], []]);
  });
});
