import { chooseDifferent, damage, draw, theirHero } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { inScheme } from '../../../../test/rules/saying.ts';

describe('choose', () => {
  it('R-0.5 Different options, all picked before the first is done', () => {
    const scene = inScheme([chooseDifferent(2, [draw(1)], [damage(theirHero, 1)], [damage(theirHero, 4)])]);
    expect(scene.legal()).toHaveLength(3);
    scene.choose({ option: 2 });
    expect([scene.legal().length, scene.health(scene.blue)]).toEqual([2, 12]);
    scene.choose({ option: 1 }).settled();
    expect([scene.health(scene.blue), scene.story('draw')]).toEqual([11, ['0 draws 1']]);
  });
});
