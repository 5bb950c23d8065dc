import { add, duringCombat, immediately, theirValueIsFixedAt } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { attack, defense, fight } from '../../../../test/rules/fight.ts';

describe('lockValue', () => {
  it('R-8.7 What other effects would change is fixed', () => {
    const scene = fight(
      { cards: [attack('blow', 2, immediately(theirValueIsFixedAt(1)))] },
      { cards: [defense('ward', 5, duringCombat(add(3)))] },
    );
    expect(scene.strike('blow', 'ward').settled().story('values')).toEqual(['2 : 1']);
  });
});
