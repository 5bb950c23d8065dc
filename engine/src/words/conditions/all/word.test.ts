import { allOf, handIs, yourTurn } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { heldInScheme } from '../../../../test/rules/saying.ts';

describe('all', () => {
  it('Each of them must hold', () => {
    expect([heldInScheme(allOf(yourTurn, handIs(1))), heldInScheme(allOf(yourTurn, handIs(2)))]).toEqual([true, false]);
  });
});
