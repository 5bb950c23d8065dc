import { valuesAreEqual } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { heldAfterAttack } from '../../../../test/rules/saying.ts';

describe('valuesAreEqual', () => {
  it('R-8.9 Both cards must be there and count the same', () => {
    expect([
      heldAfterAttack(valuesAreEqual, 2, 2),
      heldAfterAttack(valuesAreEqual, 3, 2),
      heldAfterAttack(valuesAreEqual, 0, null),
    ]).toEqual([true, false, false]);
  });
});
