import {
  afterCombat,
  bonusAttack,
  type CardDefinition,
  choices,
  describe as described,
  duringCombat,
  printedValueOfMainDefense,
  valueBecomes,
} from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { attack, type Corner, defense, fight } from '../engine/test/rules/fight.ts';
import { weigh } from './policy.ts';

/** How gladly a ward of 5 is laid against a bonus attack, after the main attack was met with such a guard, or none. */
function warding(
  bonus: Omit<NonNullable<CardDefinition['bonusAttack']>, 'id'>,
  about: Corner['about'] = {},
  guard: number | null = 3,
): number {
  const double: CardDefinition = { ...attack('double', 3, afterCombat(bonusAttack)), bonusAttack: { id: 'second', ...bonus } };
  const { game } = fight({ cards: [double], about }, { cards: [defense('ward', 5), defense('guard', guard ?? 0)] }).strike(
    'double',
    guard === null ? null : 'guard',
  );
  const legal = choices(game);
  const weights = new Float64Array(legal.length);
  weigh(game, 1, legal, legal.length, weights);
  return weights[legal.findIndex((choice) => described(game, choice).card === 'ward')];
}

describe('a defense against a bonus attack', () => {
  it('is weighed by what that counts, as all can see', () => {
    const [weak, strong] = [1, 5].map((value) => warding({ value, effects: [] }));
    expect(strong).toBeGreaterThan(weak);
    const stands: Corner['about'] = { rules: [{ rule: 'bonus', to: 'attack', by: 'hero', amount: 4 }] };
    expect(warding({ value: 1, effects: [] }, stands)).toBe(strong);
  });
  it('reckons with a value that the card against the main attack gives', () => {
    const reprise = { value: 0, effects: [duringCombat(valueBecomes(printedValueOfMainDefense))] };
    expect(warding(reprise, {}, 4)).toBe(warding({ value: 4, effects: [] }));
    expect(warding(reprise, {}, null)).toBe(warding({ value: 0, effects: [] }));
  });
});
