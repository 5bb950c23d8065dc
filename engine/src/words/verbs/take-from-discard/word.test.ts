import { takeFromDiscard } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { inScheme } from '../../../../test/rules/saying.ts';

describe('takeFromDiscard', () => {
  it('R-15.20 A card of the own pile, known to all', () => {
    const scene = inScheme([takeFromDiscard({ name: 'plain' })], { discard: ['plain'] }).settled();
    expect([scene.hand(0), scene.discard(0), scene.see(1).seats[0].hand]).toEqual([['plain', 'plain'], ['trick'], ['plain']]);
  });
});
