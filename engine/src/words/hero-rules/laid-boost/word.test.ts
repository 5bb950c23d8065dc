import { describe, expect, it } from 'vitest';
import { attack, fight } from '../../../../test/rules/fight.ts';

describe('a laid boost', () => {
  it('R-14.7.1 A second card is laid face down and adds its BOOST', () => {
    const scene = fight({ about: { rules: [{ rule: 'laidBoost', by: 'hero' }] }, cards: [attack('blow', 2), attack('spur', 1)] }, {});
    scene.strike('blow', null, { boost: 'spur' }).settled();
    expect(scene.story('values')).toEqual(['4 : null']);
  });
  it('R-14.7.1 Nobody is asked without the rule', () => {
    const scene = fight({ cards: [attack('blow', 2), attack('spur', 1)] }, {}).strike('blow');
    expect(scene.asks).toBe('defense 1');
    scene.choose({ pass: true }).settled();
  });
});
