import { yourTurn } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { heldAfterAttack, heldAfterDefense } from '../../../../test/rules/saying.ts';

describe('yourTurn', () => {
  it('Holds for whoever attacks on the own turn, not for the defender', () => {
    expect([heldAfterAttack(yourTurn, 2, 2), heldAfterDefense(yourTurn, 2, 2)]).toEqual([true, false]);
  });
});
