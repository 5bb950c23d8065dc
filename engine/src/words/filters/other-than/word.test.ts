import { otherThan, sidekick, yourHero } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { meant } from '../../../../test/rules/saying.ts';

const page = { sidekicks: [sidekick('page', { health: 3, reach: 'melee' })] };

describe('otherThan', () => {
  it('All but the fighter', () => {
    expect(meant(otherThan(yourHero), { about: page }, {}, { fighters: { page: { space: 's1' } } })).toEqual(['page', 'blue']);
  });
});
