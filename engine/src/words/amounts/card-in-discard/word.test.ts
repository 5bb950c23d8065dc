import { perCardInDiscard } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { counted } from '../../../../test/rules/saying.ts';

describe('cardInDiscard', () => {
  it('One for each such card in the own pile', () => {
    const piled = ['plain', 'plain'];
    expect(counted(perCardInDiscard({}), { discard: piled })).toBe(2);
    expect(counted(perCardInDiscard({ name: 'trick' }), { discard: piled })).toBe(0);
  });
});
