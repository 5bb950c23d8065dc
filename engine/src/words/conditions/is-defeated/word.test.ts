import { isDefeated, named, sidekick } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { heldInScheme } from '../../../../test/rules/saying.ts';

const page = { sidekicks: [sidekick('page', { health: 3, reach: 'melee' })] };

describe('isDefeated', () => {
  it('Defeated, and not merely there', () => {
    const at = (health: number) =>
      heldInScheme(
        isDefeated(named('page')),
        { about: page },
        {},
        { fighters: { page: health ? { space: 's1', health } : { space: null, health } } },
      );
    expect([at(0), at(1)]).toEqual([true, false]);
  });
});
