import { relocateTokens, space, withoutToken } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { inScheme } from '../../../../test/rules/saying.ts';

const lamps = { about: { tokens: { id: 'lamp', count: 2 } }, tokens: ['s4', 's7'] };

describe('relocateTokens', () => {
  it('A token goes to a space that is meant, however far', () => {
    const scene = inScheme([relocateTokens(1, space(withoutToken))], lamps);
    scene.choose(scene.legal()[0]);
    expect(scene.may({ space: 's7' })).toBe(false);
    scene.choose({ space: 's1' }).settled();
    expect(scene.see().seats[0].tokens).toContain('s1');
  });
});
