import { draw } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { inScheme } from '../../../../test/rules/saying.ts';

describe('draw', () => {
  it('R-9.1 From the top of the deck into the hand', () => {
    const scene = inScheme([draw(2)]).settled();
    expect(scene.hand(0)).toHaveLength(3);
    expect(scene.story('draw')).toEqual(['0 draws 2']);
  });
});
