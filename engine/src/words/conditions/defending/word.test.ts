import { defending } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { heldAfterAttack, heldAfterDefense } from '../../../../test/rules/saying.ts';

describe('defending', () => {
  it('R-0.10 Holds on the side of the defense alone', () => {
    expect([heldAfterDefense(defending, 2, 2), heldAfterAttack(defending, 2, 2)]).toEqual([true, false]);
  });
});
