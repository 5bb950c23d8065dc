import { adjacentTo, sidekick, yourHero } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { meant } from '../../../../test/rules/saying.ts';

const page = { sidekicks: [sidekick('page', { health: 3, reach: 'melee' })] };

describe('adjacentTo of fighters', () => {
  it('Those beside the fighter, and not itself', () => {
    expect(meant(adjacentTo(yourHero), { about: page }, {}, { fighters: { page: { space: 's1' } } })).toEqual(['blue']);
  });
});
