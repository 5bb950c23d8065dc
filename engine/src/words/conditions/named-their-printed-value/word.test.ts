import { afterCombat, draw, namedTheirPrintedValue, when } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { attack, defense, fight } from '../../../../test/rules/fight.ts';

describe('namedTheirPrintedValue', () => {
  it('R-7.10 The number named is what is printed on the other card', () => {
    const drew = (number: number) => {
      const guess = {
        ...defense('guess', 1, afterCombat(when(namedTheirPrintedValue, draw(1)))),
        standing: [{ rule: 'playedFaceUp' as const }],
      };
      const scene = fight({ cards: [attack('blow', 2)] }, { cards: [guess] }).strike('blow', 'guess');
      return scene.choose({ number }).settled().story('draw').length;
    };
    expect([drew(2), drew(1)]).toEqual([1, 0]);
  });
});
