import { handIs, not } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { heldInScheme } from '../../../../test/rules/saying.ts';

describe('not', () => {
  it('Holds where the other does not', () => {
    expect([heldInScheme(not(handIs(2))), heldInScheme(not(handIs(1)))]).toEqual([true, false]);
  });
});
