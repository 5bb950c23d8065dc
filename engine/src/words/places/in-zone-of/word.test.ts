import { inZoneOf, yourHero } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { spacesMeant } from '../../../../test/rules/saying.ts';
import { zoned } from '../../../../test/rules/zoned.ts';

const board = zoned('in-zone-of-spaces', ['a 1', 'a b', 'b', 'b 2']);

describe('inZoneOf of spaces', () => {
  it('R-3.4 Those in a zone of the fighter', () => {
    expect(spacesMeant(inZoneOf(yourHero), {}, { fighters: { red: { space: 's1' }, blue: { space: 's4' } } }, board)).toEqual(['s1', 's2']);
  });
});
