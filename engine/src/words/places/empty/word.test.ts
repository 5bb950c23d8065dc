import { empty } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { spacesMeant } from '../../../../test/rules/saying.ts';

describe('empty', () => {
  it('R-5.17 Spaces without a fighter', () => {
    expect(spacesMeant(empty)).toEqual(['s1', 's2', 's3', 's6', 's7', 's8', 's9']);
  });
});
