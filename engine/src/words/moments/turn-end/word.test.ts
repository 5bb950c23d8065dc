import { ability, damage, theirHero } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { maneuver } from '../../../../test/rules/acting.ts';
import { fight } from '../../../../test/rules/fight.ts';

describe('turnEnd', () => {
  it('R-4.1 At the end of the own turn, not after its first action', () => {
    const about = { abilities: [ability('turnEnd', damage(theirHero, 1))] };
    const scene = fight({ about }, {}, { fighters: { blue: { space: 's9' } } });
    maneuver(scene);
    expect(scene.health(scene.blue)).toBe(12);
    maneuver(scene).settled();
    expect(scene.health(scene.blue)).toBe(11);
  });
});
