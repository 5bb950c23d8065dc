import { isOnToken, yourHero } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { heldInScheme } from '../../../../test/rules/saying.ts';

const lamps = { about: { tokens: { id: 'lamp', count: 2 } }, tokens: ['s4', 's7'] };

describe('onToken', () => {
  it('On a token of the own', () => {
    const at = (space: string) => heldInScheme(isOnToken(yourHero), lamps, {}, { fighters: { red: { space } } });
    expect([at('s4'), at('s3')]).toEqual([true, false]);
  });
});
