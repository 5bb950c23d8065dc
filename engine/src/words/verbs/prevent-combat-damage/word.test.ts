import { duringCombat, preventCombatDamage } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { attack, defense, fight } from '../../../../test/rules/fight.ts';

describe('preventCombatDamage', () => {
  it('Nobody takes combat damage', () => {
    const scene = fight({ cards: [attack('blow', 5)] }, { cards: [defense('ward', 1, duringCombat(preventCombatDamage))] });
    scene.strike('blow', 'ward').settled();
    expect(scene.health(scene.blue)).toBe(12);
  });
});
