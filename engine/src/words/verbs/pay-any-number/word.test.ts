import { draw, payAnyNumber, thatMany } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { inScheme } from '../../../../test/rules/saying.ts';

describe('payAnyNumber', () => {
  it('From none to all of the counters', () => {
    const scene = inScheme([payAnyNumber(draw(thatMany))], { about: { counter: { id: 'oil', start: 0, max: 3 } }, counter: 2 });
    expect(scene.legal().map((each) => each.number)).toEqual([0, 1, 2]);
    scene.choose({ number: 2 }).settled();
    expect([scene.story('draw'), scene.see().seats[0].counter]).toEqual([['0 draws 2'], 0]);
  });
});
