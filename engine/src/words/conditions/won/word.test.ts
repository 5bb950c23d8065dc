import { youWon } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { heldAfterAttack, heldAfterDefense } from '../../../../test/rules/saying.ts';

describe('won', () => {
  it('R-7.27 The attacker wins by damage, and not without', () => {
    expect([heldAfterAttack(youWon, 3, 2), heldAfterAttack(youWon, 2, 2)]).toEqual([true, false]);
  });
  it('R-7.28 The defender wins otherwise', () => {
    expect([heldAfterDefense(youWon, 2, 2), heldAfterDefense(youWon, 3, 2)]).toEqual([true, false]);
  });
});
