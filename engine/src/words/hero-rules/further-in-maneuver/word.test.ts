import type { HeroRule } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { fight } from '../../../../test/rules/fight.ts';

describe('further in a maneuver', () => {
  it('R-14.14.1 So many spaces more', () => {
    const reached = (rules: HeroRule[]) => {
      const scene = fight({ about: { rules } }, {}, { fighters: { red: { space: 's1' }, blue: { space: 's9' } } }).choose({
        action: 'maneuver',
      });
      scene.choose({ pass: true }).choose({ kind: 'moveWhom', fighter: scene.red });
      const far = scene.may({ space: 's4' });
      scene.choose({ space: 's3' }).settled();
      return far;
    };
    expect([reached([{ rule: 'furtherInManeuver', amount: 1 }]), reached([])]).toEqual([true, false]);
  });
});
