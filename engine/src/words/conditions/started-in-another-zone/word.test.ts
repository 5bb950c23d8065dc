import { draw, empty, place, space, startedInAnotherZone, when, yourHero } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { inScheme } from '../../../../test/rules/saying.ts';
import { zoned } from '../../../../test/rules/zoned.ts';

const board = zoned('started-in-another-zone', ['a 1', 'a b', 'b', 'b', 'b 2']);

describe('startedInAnotherZone', () => {
  it('R-13.1.11 No zone in common with where it started', () => {
    const moved = (to: string) =>
      inScheme(
        [place(yourHero, space(empty)), when(startedInAnotherZone(yourHero), draw(1))],
        {},
        {},
        { fighters: { red: { space: 's1' }, blue: { space: 's5' } } },
        board,
      )
        .choose({ space: to })
        .settled()
        .story('draw').length;
    expect([moved('s2'), moved('s3')]).toEqual([0, 1]);
  });
});
