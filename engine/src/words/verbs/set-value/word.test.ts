import { duringCombat, valueBecomes } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { attack, fight } from '../../../../test/rules/fight.ts';

describe('setValue', () => {
  it('R-8.2 The card counts for just so much', () => {
    const scene = fight({ cards: [attack('blow', 2, duringCombat(valueBecomes(6)))] }, {});
    expect(scene.strike('blow', null).settled().story('values')).toEqual(['6 : null']);
  });
});
