import { anyDefeated, damage, draw, named, sidekick, when } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { inScheme } from '../../../../test/rules/saying.ts';

const page = { sidekicks: [sidekick('page', { health: 3, reach: 'melee' })] };

describe('anyDefeated', () => {
  it('Holds where the damage before defeated somebody', () => {
    const struck = (health: number) => {
      const scene = inScheme(
        [damage(named('page'), 2), when(anyDefeated, draw(1))],
        { about: page },
        {},
        { fighters: { page: { space: 's1', health } } },
      );
      return scene.settled().story('draw').length;
    };
    expect([struck(2), struck(3)]).toEqual([1, 0]);
  });
});
