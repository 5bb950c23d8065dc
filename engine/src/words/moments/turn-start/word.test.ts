import { ability, damage, theirHero } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { maneuver } from '../../../../test/rules/acting.ts';
import { fight } from '../../../../test/rules/fight.ts';

describe('turnStart', () => {
  it('R-4.1 At the start of the own turn alone', () => {
    const about = { abilities: [ability('turnStart', damage(theirHero, 1))] };
    const scene = fight({}, { about }, { fighters: { blue: { space: 's9' } } });
    maneuver(scene);
    expect(scene.health(scene.red)).toBe(12);
    maneuver(scene).settled();
    expect([scene.see().active, scene.health(scene.red)]).toEqual([1, 11]);
  });
});
