import { theyPlayedACard } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { heldAfterAttack } from '../../../../test/rules/saying.ts';

describe('theyPlayedACard', () => {
  it('Holds with a defense, and not without one', () => {
    expect([heldAfterAttack(theyPlayedACard, 2, 2), heldAfterAttack(theyPlayedACard, 2, null)]).toEqual([true, false]);
  });
});
