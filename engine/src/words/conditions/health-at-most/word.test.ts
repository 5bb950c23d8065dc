import { healthAtMost, theirHero, yourHero } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { heldInScheme } from '../../../../test/rules/saying.ts';

describe('healthAtMost', () => {
  it('R-1.4 So much or less, on the board', () => {
    const at = (health: number) => heldInScheme(healthAtMost(yourHero, 4), {}, {}, { fighters: { red: { space: 's4', health } } });
    expect([at(3), at(4), at(5)]).toEqual([true, true, false]);
  });
  it('Nobody off the board is meant', () => {
    expect(heldInScheme(healthAtMost(theirHero, 20), {}, {}, { fighters: { blue: { space: null } } })).toBe(false);
  });
});
