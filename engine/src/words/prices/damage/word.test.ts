import { damageTo, draw, mayPay, named, sidekick, yourHero } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { inScheme } from '../../../../test/rules/saying.ts';

const page = { sidekicks: [sidekick('page', { health: 3, reach: 'melee' })] };

describe('price of damage', () => {
  it('R-0.11 The fighter takes it; nobody off the board can', () => {
    const paid = inScheme([mayPay(damageTo(yourHero, 2), draw(1))])
      .choose({ yes: true })
      .settled();
    expect([paid.health(paid.red), paid.story('draw')]).toEqual([10, ['0 draws 1']]);
    const off = { fighters: { page: { space: null, health: 0 } } };
    expect(
      inScheme([mayPay(damageTo(named('page'), 1), draw(1))], { about: page }, {}, off)
        .settled()
        .story('draw'),
    ).toEqual([]);
  });
});
