import { areAdjacent, theirHero, yourHero } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { heldInScheme } from '../../../../test/rules/saying.ts';

describe('adjacent', () => {
  it('R-3.2 Spaces joined by a line, and no further', () => {
    const at = (space: string) => heldInScheme(areAdjacent(theirHero, yourHero), {}, {}, { fighters: { blue: { space } } });
    expect([at('s5'), at('s3'), at('s6')]).toEqual([true, true, false]);
  });
});
