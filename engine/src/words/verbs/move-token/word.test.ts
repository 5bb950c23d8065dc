import { moveToken, upTo } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { inScheme } from '../../../../test/rules/saying.ts';

const lamps = { about: { tokens: { id: 'lamp', count: 2 } }, tokens: ['s4', 's7'] };

describe('moveToken', () => {
  it('A token of the own goes so far and no further', () => {
    const scene = inScheme([moveToken(upTo(1))], lamps);
    scene.choose(scene.legal()[0]);
    expect(scene.may({ space: 's9' })).toBe(false);
    scene.choose({ space: 's5' }).settled();
    expect(scene.see().seats[0].tokens).toEqual(['s5', 's7']);
  });
});
