import { perCounter } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { counted } from '../../../../test/rules/saying.ts';

describe('counter', () => {
  it('One for each counter', () => {
    const at = (counter: number) => counted(perCounter, { about: { counter: { id: 'oil', start: 0, max: 3 } }, counter });
    expect([at(0), at(2)]).toEqual([0, 2]);
  });
});
