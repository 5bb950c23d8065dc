import { isHero, named, sidekick, yourHero } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { heldInScheme } from '../../../../test/rules/saying.ts';

const page = { sidekicks: [sidekick('page', { health: 3, reach: 'melee' })] };

describe('isHero', () => {
  it('R-1.2 A hero, and no sidekick', () => {
    expect([heldInScheme(isHero(yourHero), { about: page }), heldInScheme(isHero(named('page')), { about: page })]).toEqual([true, false]);
  });
});
