import { duringCombat, opposingFighter, sendCombatDamage, yourFighter } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { attack, defense, fight } from '../../../../test/rules/fight.ts';

describe('sendCombatDamage', () => {
  const toYours = duringCombat(sendCombatDamage(yourFighter));
  const toTheirs = duringCombat(sendCombatDamage(opposingFighter));
  const healths = (card: ReturnType<typeof attack>, guard?: ReturnType<typeof attack>) => {
    const scene = fight({ cards: [card] }, { cards: guard ? [guard] : [] });
    scene.strike(card.id, guard ? guard.id : null).settled();
    return [scene.health(scene.red), scene.health(scene.blue)];
  };

  it('R-7.24 An attack sends it to its own fighter, or leaves it to the opposing one', () => {
    expect(healths(attack('recoil', 4, toYours))).toEqual([8, 12]);
    expect(healths(attack('aim', 4, toTheirs))).toEqual([12, 8]);
  });

  it('R-7.24 A defense leaves it to its own fighter, or sends it to the opposing one', () => {
    expect(healths(attack('hit', 4), defense('stand', 1, toYours))).toEqual([12, 9]);
    expect(healths(attack('hit', 4), defense('mirror', 1, toTheirs))).toEqual([9, 12]);
  });
});
