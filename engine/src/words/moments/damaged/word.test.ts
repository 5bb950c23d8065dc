import { damage, draw, theirHero, whenever, yourHero } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { inScheme } from '../../../../test/rules/saying.ts';

describe('damaged', () => {
  it('R-10.14 When that fighter took damage, and no other', () => {
    const about = { abilities: [whenever('damaged', 'hero', draw(1))] };
    expect(
      inScheme([damage(yourHero, 1)], { about })
        .settled()
        .story('draw'),
    ).toEqual(['0 draws 1']);
    expect(
      inScheme([damage(theirHero, 1)], { about })
        .settled()
        .story('draw'),
    ).toEqual([]);
  });
});
