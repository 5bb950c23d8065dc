import type { HeroRule } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { attack, fight } from '../../../../test/rules/fight.ts';

describe('placed in a boosted maneuver', () => {
  it('R-14.4.1 Asked after a boost, with the rule', () => {
    const asks = (rules: HeroRule[]) => {
      const scene = fight({ about: { rules }, cards: [attack('blow', 2)] }, {})
        .choose({ action: 'maneuver' })
        .choose({ card: 'blow' });
      const anywhere = scene.legal().some((each) => each.kind === 'walkOrPlace') || scene.asks.startsWith('walkOrPlace');
      if (!anywhere) scene.choose({ kind: 'moveWhom', fighter: scene.red });
      return anywhere || scene.asks.startsWith('walkOrPlace');
    };
    expect([asks([{ rule: 'placedInBoostedManeuver' }]), asks([])]).toEqual([true, false]);
  });
});
