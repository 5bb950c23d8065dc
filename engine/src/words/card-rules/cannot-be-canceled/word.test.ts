import { afterCombat, type CardRule, cancelTheirEffects, draw, immediately } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { attack, defense, fight } from '../../../../test/rules/fight.ts';

describe('a card that cannot be canceled', () => {
  it('R-7.22 Its effects happen all the same', () => {
    const drew = (standing: CardRule[]) =>
      fight(
        { cards: [{ ...attack('blow', 2, afterCombat(draw(1))), standing }] },
        { cards: [defense('feint', 2, immediately(cancelTheirEffects))] },
      )
        .strike('blow', 'feint')
        .settled()
        .story('draw').length;
    expect([drew([{ rule: 'cannotBeCanceled' }]), drew([])]).toEqual([1, 0]);
  });
});
