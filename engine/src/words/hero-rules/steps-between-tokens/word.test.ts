import type { HeroRule } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { fight } from '../../../../test/rules/fight.ts';

const lamps = { about: { tokens: { id: 'lamp', count: 2 } }, tokens: ['s4', 's7'] };

describe('steps between tokens', () => {
  it('R-14.6.4 From token to token as if they were adjacent', () => {
    const reached = (rules: HeroRule[]) => {
      const scene = fight({ ...lamps, about: { ...lamps.about, rules } }, {}, { fighters: { blue: { space: 's1' } } }).choose({
        action: 'maneuver',
      });
      scene.choose({ pass: true }).choose({ kind: 'moveWhom', fighter: scene.red });
      return scene.may({ space: 's7' });
    };
    expect([reached([{ rule: 'stepsBetweenTokens' }]), reached([])]).toEqual([true, false]);
  });
});
