import { empty, place, space, yourHero } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { inScheme } from '../../../../test/rules/saying.ts';

describe('place', () => {
  it('R-5.17 Any space that is meant, and none that is taken', () => {
    const scene = inScheme([place(yourHero, space(empty))]);
    expect(scene.may({ space: 's5' })).toBe(false);
    scene.choose({ space: 's9' }).settled();
    expect(scene.at(scene.red)).toBe('s9');
  });
});
