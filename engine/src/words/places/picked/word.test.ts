import { empty, pickSpace, place, space, thatSpace, yourHero } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { inScheme } from '../../../../test/rules/saying.ts';

describe('picked', () => {
  it('The space picked before, and no other', () => {
    const scene = inScheme([pickSpace(space(empty)), place(yourHero, space(thatSpace))]);
    scene.choose({ space: 's8' }).settled();
    expect(scene.at(scene.red)).toBe('s8');
  });
});
