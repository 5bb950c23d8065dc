import { attacking } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { heldAfterAttack, heldAfterDefense } from '../../../../test/rules/saying.ts';

describe('attacking', () => {
  it('R-0.10 Holds on the side of the attack alone', () => {
    expect([heldAfterAttack(attacking, 2, 2), heldAfterDefense(attacking, 2, 2)]).toEqual([true, false]);
  });
});
