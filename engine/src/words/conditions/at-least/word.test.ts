import { atLeast } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { heldInScheme } from '../../../../test/rules/saying.ts';

describe('atLeast', () => {
  it('So many or more', () => {
    expect([heldInScheme(atLeast(2, 2)), heldInScheme(atLeast(2, 3)), heldInScheme(atLeast(2, 1))]).toEqual([true, true, false]);
  });
});
