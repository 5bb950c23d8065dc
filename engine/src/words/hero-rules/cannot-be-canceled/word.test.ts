import { afterCombat, cancelTheirEffects, draw, immediately } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { attack, defense, fight } from '../../../../test/rules/fight.ts';

describe('banners that cannot be canceled', () => {
  it('R-14.15.1 Cards with the banner, and no others', () => {
    const drew = (by: string) =>
      fight(
        { about: { rules: [{ rule: 'cannotBeCanceled', by: ['hero'] }] }, cards: [{ ...attack('blow', 2, afterCombat(draw(1))), by }] },
        { cards: [defense('feint', 2, immediately(cancelTheirEffects))] },
      )
        .strike('blow', 'feint')
        .settled()
        .story('draw').length;
    expect([drew('hero'), drew('any')]).toEqual([1, 0]);
  });
});
