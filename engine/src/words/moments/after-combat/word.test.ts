import { ability, damage, draw, theirHero } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { attack, fight } from '../../../../test/rules/fight.ts';
import { inScheme } from '../../../../test/rules/saying.ts';

describe('afterCombat', () => {
  it('R-7.15 Each who was in the combat, and not without one', () => {
    const about = { abilities: [ability('afterCombat', draw(1))] };
    const scene = fight({ about, cards: [attack('blow', 2)] }, { about })
      .strike('blow', null)
      .settled();
    expect(scene.story('draw').sort()).toEqual(['0 draws 1', '1 draws 1']);
    expect(
      inScheme([damage(theirHero, 1)], { about })
        .settled()
        .story('draw'),
    ).toEqual([]);
  });
});
