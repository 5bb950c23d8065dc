import { charge, damage, each, fighters, movedThrough, upTo, yourHero } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { inScheme } from '../../../../test/rules/saying.ts';

describe('movedThrough', () => {
  it('R-5.14 Those whose spaces the charge went through', () => {
    const scene = inScheme([charge(yourHero, upTo(3)), damage(each(fighters(movedThrough)), 1)]);
    scene.choices({ space: 's5' }, { space: 's6' }, { pass: true });
    expect(scene.settled().health(scene.blue)).toBe(11);
  });
});
