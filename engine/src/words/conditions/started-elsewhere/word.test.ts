import { draw, type Effect, empty, place, space, startedElsewhere, when, yourHero } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { inScheme } from '../../../../test/rules/saying.ts';

describe('startedElsewhere', () => {
  it('R-16.11 Somewhere else than at the start of the turn', () => {
    const drew = (...first: Effect[]) => inScheme([...first, when(startedElsewhere(yourHero), draw(1))]);
    expect(drew().settled().story('draw')).toEqual([]);
    expect(
      drew(place(yourHero, space(empty)))
        .choose({ space: 's9' })
        .settled()
        .story('draw'),
    ).toHaveLength(1);
  });
});
