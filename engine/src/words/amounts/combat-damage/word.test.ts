import { afterCombat, combatDamageTaken, draw } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { attack, defense, fight } from '../../../../test/rules/fight.ts';

describe('combatDamage', () => {
  it('The damage that the combat dealt to the defender', () => {
    const drew = (value: number) =>
      fight({ cards: [attack('blow', value, afterCombat(draw(combatDamageTaken)))] }, { cards: [defense('ward', 2)] })
        .strike('blow', 'ward')
        .settled()
        .story('draw');
    expect([drew(4), drew(2)]).toEqual([['0 draws 2'], []]);
  });
});
