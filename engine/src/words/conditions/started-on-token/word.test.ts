import { draw, startedOnToken, when, yourHero } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { playScheme } from '../../../../test/rules/acting.ts';
import { fight } from '../../../../test/rules/fight.ts';
import { trick } from '../../../../test/rules/saying.ts';

const lamps = { about: { tokens: { id: 'lamp', count: 2 } }, tokens: ['s4', 's7'] };

describe('startedOnToken', () => {
  it('R-14.6.9 Where the hero stood when the turn began, not where it stands', () => {
    const drew = (start: string) => {
      const scene = fight(
        { ...lamps, cards: [trick(when(startedOnToken(yourHero), draw(1)))], hand: ['trick', 'plain'] },
        {},
        { active: 1, fighters: { red: { space: start }, blue: { space: 's9' } } },
      );
      while (scene.see().active === 1) scene.choose(scene.legal().find((each) => 'pass' in each) ?? { action: 'maneuver' });
      const before = scene.story('draw').length;
      playScheme(scene, 'trick').settled();
      return scene.story('draw').length - before;
    };
    expect([drew('s4'), drew('s5')]).toEqual([1, 0]);
  });
});
