import { afterCombat, type CardRule, returnFallen, yourFighter } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { attack, defense, fight } from '../../../../test/rules/fight.ts';

describe('a card that holds back defeat', () => {
  it('R-10.11 The game goes on while it is in play, and ends without it', () => {
    const over = (standing: CardRule[]) => {
      const guard = { ...defense('guard', 0, afterCombat(returnFallen(yourFighter, 3))), standing };
      const scene = fight({ cards: [attack('blow', 5)] }, { cards: [guard] }, { fighters: { blue: { space: 's5', health: 2 } } });
      scene.strike('blow', 'guard');
      if (scene.asks.startsWith('placeTo')) scene.choose({ space: 's9' });
      return scene.see().over;
    };
    expect([over([{ rule: 'holdsBackDefeat' }]), over([])]).toEqual([false, true]);
  });
});
