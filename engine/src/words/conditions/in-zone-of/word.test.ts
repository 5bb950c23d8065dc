import { isInZoneOf, theirHero, yourHero } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { heldInScheme } from '../../../../test/rules/saying.ts';
import { zoned } from '../../../../test/rules/zoned.ts';

const board = zoned('in-zone-of', ['a 1', 'a b', 'b 2']);

describe('inZoneOf', () => {
  it('R-3.4 A zone that both are in', () => {
    const at = (space: string) =>
      heldInScheme(isInZoneOf(theirHero, yourHero), {}, {}, { fighters: { red: { space: 's1' }, blue: { space } } }, board);
    expect([at('s2'), at('s3')]).toEqual([true, false]);
  });
});
