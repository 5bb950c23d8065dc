import { handIs } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { heldInScheme } from '../../../../test/rules/saying.ts';

describe('handIs', () => {
  it('Just so many cards, not one more or less', () => {
    expect([heldInScheme(handIs(1)), heldInScheme(handIs(0)), heldInScheme(handIs(2))]).toEqual([true, false, false]);
  });
});
