import { isThe, named, sidekick, yourHero } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { heldInScheme } from '../../../../test/rules/saying.ts';

const page = { sidekicks: [sidekick('page', { health: 3, reach: 'melee' })] };

describe('isThe', () => {
  it('R-1.13 The fighter of that name', () => {
    expect([heldInScheme(isThe(named('page'), 'page'), { about: page }), heldInScheme(isThe(yourHero, 'page'), { about: page })]).toEqual([
      true,
      false,
    ]);
  });
});
