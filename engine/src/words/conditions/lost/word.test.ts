import { youLost } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { heldAfterAttack, heldAfterDefense } from '../../../../test/rules/saying.ts';

describe('lost', () => {
  it('R-7.28 The attacker loses without damage', () => {
    expect([heldAfterAttack(youLost, 2, 2), heldAfterAttack(youLost, 3, 2)]).toEqual([true, false]);
  });
  it('R-7.27 The defender loses by damage', () => {
    expect([heldAfterDefense(youLost, 3, 2), heldAfterDefense(youLost, 2, 2)]).toEqual([true, false]);
  });
});
