import { damage, type HeroRule, sidekick, yourHero } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { inScheme } from '../../../../test/rules/saying.ts';

const page = { sidekicks: [sidekick('page', { health: 3, reach: 'melee' })] };

describe('damage assigned to sidekicks', () => {
  it('R-14.16.1 Asked only with the rule', () => {
    const asks = (rules: HeroRule[]) =>
      inScheme([damage(yourHero, 1)], { about: { ...page, rules } }, {}, { fighters: { page: { space: 's1' } } }).asks;
    expect([asks([{ rule: 'assignDamage', to: 'page' }]), asks([])]).toEqual(['assign 0', 'action 0']);
  });
});
