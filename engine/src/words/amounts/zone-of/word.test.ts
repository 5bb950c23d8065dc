import { perZoneOf, yourHero } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { counted } from '../../../../test/rules/saying.ts';
import { zoned } from '../../../../test/rules/zoned.ts';

const board = zoned('zone-of', ['a 1', 'a b', 'b 2']);

describe('zoneOf', () => {
  it('R-13.1.11 One for each zone of the space', () => {
    const at = (space: string) => counted(perZoneOf(yourHero), {}, {}, { fighters: { red: { space }, blue: { space: 's3' } } }, board);
    expect([at('s1'), at('s2')]).toEqual([1, 2]);
  });
});
