import { onToken } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { meant } from '../../../../test/rules/saying.ts';

const lamps = { about: { tokens: { id: 'lamp', count: 2 } }, tokens: ['s4', 's7'] };

describe('onToken of fighters', () => {
  it('Those on a token of the own', () => {
    expect(meant(onToken, lamps)).toEqual(['red']);
    expect(meant(onToken, { ...lamps, tokens: ['s5', 's7'] })).toEqual(['blue']);
  });
});
