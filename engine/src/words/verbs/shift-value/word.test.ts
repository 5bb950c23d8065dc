import { addOrSubtractOne, duringCombat } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { attack, fight } from '../../../../test/rules/fight.ts';

describe('shiftValue', () => {
  it('R-8.3 One more, one less or neither, as its player likes', () => {
    const start = () => fight({ cards: [attack('blow', 2, duringCombat(addOrSubtractOne))] }, {}).strike('blow', null);
    const values = [0, 1, 2].map((nth) => {
      const scene = start();
      return scene.choose(scene.legal()[nth]).settled().story('values')[0];
    });
    expect([start().legal().length, values.sort()]).toEqual([3, ['1 : null', '2 : null', '3 : null']]);
  });
});
