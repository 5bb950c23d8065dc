import { draw, gainActions } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { inScheme } from '../../../../test/rules/saying.ts';

describe('gainActions', () => {
  it('R-4.9 So many actions more', () => {
    expect([inScheme([gainActions(2)]).see().actions, inScheme([draw(1)]).see().actions]).toEqual([3, 1]);
  });
});
