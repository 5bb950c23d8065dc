import { add, duringCombat, yourValuesAreFixedThisTurnAt } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { attack } from '../../../../test/rules/fight.ts';
import { inScheme } from '../../../../test/rules/saying.ts';

describe('lockYourValues', () => {
  it('R-8.7 Every card of the own counts for so much this turn', () => {
    const scene = inScheme([yourValuesAreFixedThisTurnAt(5)], { cards: [attack('blow', 2, duringCombat(add(4)))] });
    scene.strike('blow', null).settled();
    expect(scene.story('values')).toEqual(['5 : null']);
  });
});
