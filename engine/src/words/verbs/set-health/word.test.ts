import { setHealth, yourHero } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { inScheme } from '../../../../test/rules/saying.ts';

describe('setHealth', () => {
  it('Up or down, but not above what is printed', () => {
    const at = (health: number) =>
      inScheme([setHealth(yourHero, health)], {}, {}, { fighters: { red: { space: 's4', health: 6 } } }).settled();
    expect([at(4), at(9), at(20)].map((scene) => scene.health(scene.red))).toEqual([4, 9, 12]);
  });
});
