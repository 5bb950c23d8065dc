import { discardRandom, draw, thatMany } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { inScheme } from '../../../../test/rules/saying.ts';

describe('done', () => {
  it('What the word before came to', () => {
    expect(
      inScheme([discardRandom(1), draw(thatMany)])
        .settled()
        .story('draw'),
    ).toEqual(['0 draws 1']);
    expect(
      inScheme([draw(thatMany)])
        .settled()
        .story('draw'),
    ).toEqual([]);
  });
});
