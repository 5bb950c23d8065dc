import { perFighter, sidekick, yourFighters } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { counted } from '../../../../test/rules/saying.ts';

const page = { sidekicks: [sidekick('page', { health: 3, reach: 'melee' })] };

describe('fighter', () => {
  it('One for each such fighter on the board', () => {
    const at = (space: string | null) => counted(perFighter(yourFighters()), { about: page }, {}, { fighters: { page: { space } } });
    expect([at('s1'), at(null)]).toEqual([2, 1]);
  });
});
