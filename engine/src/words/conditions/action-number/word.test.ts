import { actionNumber } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { heldAfterAttack, heldAfterDefense, heldInScheme } from '../../../../test/rules/saying.ts';

describe('actionNumber', () => {
  it('R-4.9 Only the action of that number', () => {
    expect([heldInScheme(actionNumber(1)), heldInScheme(actionNumber(2))]).toEqual([true, false]);
  });
  it('Never on the turn of somebody else', () => {
    expect([heldAfterAttack(actionNumber(1), 2, 2), heldAfterDefense(actionNumber(1), 2, 2)]).toEqual([true, false]);
  });
});
