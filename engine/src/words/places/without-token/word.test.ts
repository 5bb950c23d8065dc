import { withoutToken } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { spacesMeant } from '../../../../test/rules/saying.ts';

const lamps = { about: { tokens: { id: 'lamp', count: 2 } }, tokens: ['s4', 's7'] };

describe('withoutToken', () => {
  it('Those without a token of the own', () => {
    expect(spacesMeant(withoutToken, lamps)).toEqual(['s1', 's2', 's3', 's5', 's6', 's8', 's9']);
  });
});
