import { adjacentTo, yourHero } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { spacesMeant } from '../../../../test/rules/saying.ts';

describe('adjacentTo of spaces', () => {
  it('R-3.2 Those beside the fighter', () => {
    expect(spacesMeant(adjacentTo(yourHero))).toEqual(['s3', 's5']);
  });
});
