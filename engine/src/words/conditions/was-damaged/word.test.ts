import { damage, draw, type Fighter, theirHero, wasDamaged, when, yourHero } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { inScheme } from '../../../../test/rules/saying.ts';

describe('wasDamaged', () => {
  it('Holds for whom the damage before struck, and for nobody else', () => {
    const drew = (who: Fighter) =>
      inScheme([damage(theirHero, 1), when(wasDamaged(who), draw(1))])
        .settled()
        .story('draw').length;
    expect([drew(theirHero), drew(yourHero)]).toEqual([1, 0]);
  });
});
