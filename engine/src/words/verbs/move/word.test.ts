import { move, moveThrough, upTo, yourHero } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { inScheme } from '../../../../test/rules/saying.ts';

describe('move', () => {
  it('R-5.8 So many spaces or fewer, not through opponents, and maybe not at all', () => {
    const scene = inScheme([move(yourHero, upTo(2))]);
    expect(scene.legal().map((each) => each.space ?? 'stay')).toEqual(expect.arrayContaining(['s2', 's3']));
    expect(['s1', 's5', 's6'].filter((space) => scene.may({ space }))).toEqual([]);
    scene.choose({ space: 's2' }).settled();
    expect(scene.at(scene.red)).toBe('s2');
  });
  it('R-5.14 Through opponents where it says so', () => {
    const scene = inScheme([moveThrough(yourHero, upTo(2))]);
    expect(scene.may({ space: 's6' })).toBe(true);
    scene.choose({ space: 's6' }).settled();
  });
});
