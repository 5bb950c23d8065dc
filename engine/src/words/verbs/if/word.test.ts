import { type Condition, draw, type Effect, not, when, whenElse, yourTurn } from '@peerless/engine';
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

  it('says which condition did not hold, and nothing where something else happens', () => {
    const unheard = (effect: Effect) => inScheme([effect]).settled().story('noEffect');
    expect(unheard(when(not(yourTurn), draw(1)))).toHaveLength(1);
    expect(unheard(when(yourTurn, draw(1)))).toEqual([]);
    expect(unheard(whenElse(not(yourTurn), [draw(1)], [draw(2)]))).toEqual([]);
  });
});
