import { withToken } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { spacesMeant } from '../../../../test/rules/saying.ts';

const lamps = { about: { tokens: { id: 'lamp', count: 2 } }, tokens: ['s4', 's7'] };

describe('withToken', () => {
  it('Those with a token of the own', () => {
    expect(spacesMeant(withToken, lamps)).toEqual(['s4', 's7']);
  });
});
