import { damage, draw, named, sidekick, whenever } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { inScheme } from '../../../../test/rules/saying.ts';

const page = { sidekicks: [sidekick('page', { health: 3, reach: 'melee' })] };

describe('defeated', () => {
  it('R-10.14 When that fighter is defeated, and not merely hurt', () => {
    const about = { ...page, abilities: [whenever('defeated', 'page', draw(1))] };
    const drew = (amount: number) =>
      inScheme([damage(named('page'), amount)], { about }, {}, { fighters: { page: { space: 's1' } } })
        .settled()
        .story('draw');
    expect([drew(3), drew(2)]).toEqual([['0 draws 1'], []]);
  });
});
