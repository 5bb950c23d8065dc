import { type Condition, draw, not, whenElse, yourTurn } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { inScheme } from '../../../../test/rules/saying.ts';

describe('if', () => {
  it('R-0.3 One or the other, never both', () => {
    const drew = (claim: Condition) =>
      inScheme([whenElse(claim, [draw(1)], [draw(2)])])
        .settled()
        .story('draw');
    expect([drew(yourTurn), drew(not(yourTurn))]).toEqual([['0 draws 1'], ['0 draws 2']]);
  });
});
