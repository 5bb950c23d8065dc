import { lookAtTheirHand } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { inScheme } from '../../../../test/rules/saying.ts';

describe('lookAtHand', () => {
  it('R-15.8 Whoever looks knows the hand; nobody else does', () => {
    const scene = inScheme([lookAtTheirHand], {}, { hand: ['plain', 'plain'] }).settled();
    expect([scene.see(0).seats[1].hand, scene.see('spectator').seats[1].hand]).toEqual([['plain', 'plain'], []]);
  });
});
