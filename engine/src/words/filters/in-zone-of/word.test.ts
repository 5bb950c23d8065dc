import { inZoneOf, yourHero } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { meant } from '../../../../test/rules/saying.ts';
import { zoned } from '../../../../test/rules/zoned.ts';

const board = zoned('in-zone-of-fighters', ['a 1', 'a b', 'b 2']);

describe('inZoneOf of fighters', () => {
  it('Those in a zone of the fighter, itself too', () => {
    expect(meant(inZoneOf(yourHero), {}, {}, { fighters: { red: { space: 's1' }, blue: { space: 's3' } } }, board)).toEqual(['red']);
    expect(meant(inZoneOf(yourHero), {}, {}, { fighters: { red: { space: 's2' }, blue: { space: 's3' } } }, board)).toEqual([
      'red',
      'blue',
    ]);
  });
});
